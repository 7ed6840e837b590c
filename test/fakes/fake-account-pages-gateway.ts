import type { ApiFailure } from '../../src/application/http/api-failure';
import type { AccountPagesGateway } from '../../src/application/account/account-pages-gateway.port';
import type { Activity, ActivityPage, ActivityQuery } from '../../src/domain/account/activity';
import type { AchievementQuery, AchievementsOfGame, OwnAchievements } from '../../src/domain/account/own-achievements';
import type { OwnHome } from '../../src/domain/account/own-home';
import type { PlayedSession, PlayHistory } from '../../src/domain/account/play-history';
import { HISTORY_PAGE_SIZE } from '../../src/domain/account/play-history';
import { PAGE_SIZE, pageOffset, paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';

const ACTIVITY_PART = 20;

/** In-memory history, achievements and activity of a player. */
export class FakeAccountPagesGateway implements AccountPagesGateway {
  latest: OwnHome = { resume: [], achievements: [], tests: 0 };
  plays: readonly PlayedSession[] = [];
  games: readonly AchievementsOfGame[] = [];
  badges: OwnAchievements['badges'] = [];
  done: readonly Activity[] = [];
  /** Failure of every call, while set. */
  failure: ApiFailure | undefined;
  readonly asked: string[] = [];

  home(): Promise<Result<OwnHome, ApiFailure>> {
    return this.answer('home', () => this.latest);
  }

  history(page: number): Promise<Result<PlayHistory, ApiFailure>> {
    return this.answer(`history ${String(page)}`, () => {
      const from = pageOffset(page, HISTORY_PAGE_SIZE);
      return {
        items: this.plays.slice(from, from + HISTORY_PAGE_SIZE),
        totals: {
          plays: this.plays.length,
          games: new Set(this.plays.map(({ game }) => game.slug)).size,
          seconds: this.plays.reduce((sum, { seconds }) => sum + seconds, 0),
        },
        pagination: paginate(this.plays.length, page, HISTORY_PAGE_SIZE),
      };
    });
  }

  deletePlay(id: string): Promise<Result<void, ApiFailure>> {
    const isThere = this.plays.some((play) => play.id === id);
    const done = this.answer(`delete ${id}`, () => {
      this.plays = this.plays.filter((play) => play.id !== id);
    });
    return isThere ? done : Promise.resolve(err(aRefusal({ status: 404, message: 'This play does not exist.' })));
  }

  deletePlays(): Promise<Result<number, ApiFailure>> {
    return this.answer('delete all', () => {
      const before = this.plays.length;
      this.plays = this.plays.filter(({ playing }) => playing);
      return before - this.plays.length;
    });
  }

  achievements({ show, order, page }: AchievementQuery): Promise<Result<OwnAchievements, ApiFailure>> {
    return this.answer(`achievements ${show} ${order} ${String(page)}`, () => {
      const shown = this.games.filter(
        ({ earned, total }) => show === 'all' || (show === 'earned' ? earned > 0 : earned < total),
      );
      const from = pageOffset(page);
      return {
        games: shown.slice(from, from + PAGE_SIZE),
        earned: this.games.reduce((sum, { earned }) => sum + earned, 0),
        total: this.games.reduce((sum, { total }) => sum + total, 0),
        badges: this.badges,
        pagination: paginate(shown.length, page),
      };
    });
  }

  activity({ kind, before }: ActivityQuery): Promise<Result<ActivityPage, ApiFailure>> {
    return this.answer(`activity ${kind ?? 'all'} ${before ?? ''}`.trim(), () => {
      const of = this.done.filter((activity) => kind === undefined || activity.kind === kind);
      const from = before === undefined ? 0 : of.findIndex(({ id }) => id === before) + 1;
      const items = of.slice(from, from + ACTIVITY_PART);
      return { items, next: from + ACTIVITY_PART < of.length ? items.at(-1)?.id : undefined };
    });
  }

  private answer<T>(call: string, make: () => T): Promise<Result<T, ApiFailure>> {
    this.asked.push(call);
    return Promise.resolve(this.failure ? err(this.failure) : ok(make()));
  }
}
