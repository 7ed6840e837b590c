import type { ApiFailure } from '../../application/http/api-failure';
import type { AccountPagesGateway } from '../../application/account/account-pages-gateway.port';
import type { WireOwnAchievements } from '../../contract/account-pages.contract';
import type { ActivityPage, ActivityQuery } from '../../domain/account/activity';
import type { BadgeQuery, OwnAchievements } from '../../domain/account/own-achievements';
import type { OwnHome } from '../../domain/account/own-home';
import type { PlayHistory } from '../../domain/account/play-history';
import type { Result } from '../../domain/shared/result';
import { toGameAchievement } from './achievement.mapper';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';
import { toPagination } from './pagination.mapper';

export class HttpAccountPagesGateway implements AccountPagesGateway {
  constructor(private readonly http: HttpClient) {}

  async home(): Promise<Result<OwnHome, ApiFailure>> {
    return mapOk(await this.http.send('accountHome'), ({ resume, achievements }) => ({
      resume,
      achievements: achievements.map(({ game, ...badge }) => ({ ...toGameAchievement(badge), game })),
    }));
  }

  async history(page: number): Promise<Result<PlayHistory, ApiFailure>> {
    return mapOk(await this.http.send('playHistory', { query: { page } }), ({ pagination, ...rest }) => ({
      ...rest,
      pagination: toPagination(pagination),
    }));
  }

  async deletePlay(id: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('playDelete', { params: { session: id } }), discardValue);
  }

  async deletePlays(): Promise<Result<number, ApiFailure>> {
    return mapOk(await this.http.send('playsDelete'), ({ deleted }) => deleted);
  }

  async achievements(query: BadgeQuery): Promise<Result<OwnAchievements, ApiFailure>> {
    return mapOk(await this.http.send('ownAchievements', { query }), toOwnAchievements);
  }

  async activity(query: ActivityQuery): Promise<Result<ActivityPage, ApiFailure>> {
    return mapOk(await this.http.send('activityList', { query }), ({ items, next }) => ({
      items: items.map(({ url, ...activity }) => ({ ...activity, url: url ?? undefined })),
      next: next ?? undefined,
    }));
  }
}

function toOwnAchievements({ games, badges, pagination, ...sums }: WireOwnAchievements): OwnAchievements {
  return {
    ...sums,
    games: games.map(({ achievements, ...game }) => ({
      ...game,
      achievements: achievements.map(({ rarity, ...badge }) => ({
        ...toGameAchievement(badge),
        rarity: rarity ?? undefined,
      })),
    })),
    badges: badges.map(({ desc, ...badge }) => ({ ...badge, description: desc })),
    pagination: toPagination(pagination),
  };
}
