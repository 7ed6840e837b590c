import type { ScoresGateway, ScoresOf } from '../../src/application/console/scores-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type {
  BoardBan,
  BoardReview,
  DecidedScore,
  NewBoardBan,
  ReviewedBoard,
  ReviewedScore,
  ScoreDecision,
  ScoreName,
} from '../../src/domain/console/game-scores';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** Creates a set-aside score. */
export const aReviewedScore = (username: string, change: Partial<ReviewedScore> = {}): ReviewedScore => ({
  ...{ username, alias: username, score: 120, best: undefined, at: '2025-12-31T12:00:00.000Z', limit: 'plausibleMost' },
  ...{ playedFor: 90_000, mode: 'vr', device: 'headset', build: '1.1.0', runFor: undefined, inputs: undefined },
  ...change,
});

/** Creates a board of the page about scores. */
const aReviewedBoard = (slug: string, change: Partial<ReviewedBoard> = {}): ReviewedBoard => ({
  ...{ slug, title: `Board ${slug}`, unit: 'points', tickets: false, waiting: 0 },
  ...change,
});

/** In-memory scores; every call fails with `failure` while it is set. */
export class FakeScoresGateway implements ScoresGateway {
  failure: ApiFailure | undefined;
  boards: readonly ReviewedBoard[] = [aReviewedBoard('main', { waiting: 1 }), aReviewedBoard('laps')];
  bans: readonly BoardBan[] = [];
  setAside: readonly ReviewedScore[] = [aReviewedScore('vega')];
  top: readonly ReviewedScore[] = [aReviewedScore('mira', { score: 90, best: 90, limit: undefined })];
  /** Results of the next decision; by default every score is decided. */
  results: readonly DecidedScore[] | undefined;
  readonly calls: unknown[][] = [];

  page = (_of: ScoresOf) => this.answer({ boards: this.boards, bans: this.bans });

  review(_of: ScoresOf, board: string) {
    this.calls.push(['review', board]);
    return this.answer<BoardReview>({ setAside: this.setAside, top: this.top });
  }

  decide(_of: ScoresOf, board: string, decision: ScoreDecision, scores: readonly ScoreName[]) {
    this.calls.push(['decide', board, decision, scores.map(({ username }) => username)]);
    const decided = scores.map(({ username, at }) => ({ username, at, result: 'decided' as const, by: undefined }));
    if (this.failure === undefined)
      this.setAside = this.setAside.filter(({ username }) => !scores.some((score) => score.username === username));
    return this.answer(this.results ?? decided);
  }

  remove(_of: ScoresOf, board: string, { username }: ScoreName) {
    this.calls.push(['remove', board, username]);
    if (this.failure === undefined) this.top = this.top.filter((score) => score.username !== username);
    return this.answer<void>(undefined);
  }

  ban(_of: ScoresOf, ban: NewBoardBan) {
    this.calls.push(['ban', ban]);
    const stored = { ...ban, id: `ban-${String(this.bans.length)}`, by: 'nova', since: '2026-01-01T00:00:00.000Z' };
    if (this.failure === undefined) this.bans = [...this.bans, stored];
    return this.answer<void>(undefined);
  }

  unban(_of: ScoresOf, id: string) {
    this.calls.push(['unban', id]);
    if (this.failure === undefined) this.bans = this.bans.filter((ban) => ban.id !== id);
    return this.answer<void>(undefined);
  }

  private answer<T>(value: T): Promise<Result<T, ApiFailure>> {
    return Promise.resolve(this.failure === undefined ? ok(value) : err(this.failure));
  }
}
