import type { ApiFailure } from '../../src/application/http/api-failure';
import type {
  BoardName,
  BoardTerms,
  LeaderboardGateway,
} from '../../src/application/leaderboards/leaderboard-gateway.port';
import type { BoardStats, GameScores } from '../../src/domain/bridge/game-data';
import type { PostAnswer, RunProof, ScoreRun } from '../../src/domain/bridge/leaderboard-methods';
import type { BoardHead } from '../../src/domain/leaderboards/board';
import { isBetterScore } from '../../src/domain/leaderboards/score';
import { paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';

/** In-memory leaderboards with the best score of one player; every call fails with `failure` while it is set. */
export class FakeLeaderboardGateway implements LeaderboardGateway {
  failure: ApiFailure | undefined;
  /** Posted scores, in order. */
  readonly posted: (BoardName & RunProof & { readonly score: number })[] = [];
  private runs = 0;
  private readonly best = new Map<string, number>();

  constructor(private readonly boards: Readonly<Record<string, BoardTerms & Partial<Pick<BoardHead, 'unit'>>>>) {}

  list(game: string): Promise<Result<readonly BoardHead[], ApiFailure>> {
    if (this.failure) return Promise.resolve(err(this.failure));
    const heads = Object.entries(this.boards).flatMap(([key, { order, unit = 'points' }]) => {
      const [of, slug = ''] = key.split('/');
      return of === game ? [{ slug, title: `Board ${slug}`, order, reset: 'never' as const, unit }] : [];
    });
    return Promise.resolve(ok(heads));
  }

  top(name: BoardName, size: number, page: number): Promise<Result<GameScores, ApiFailure>> {
    return this.answer(name, () => ok(this.scores(name, size, page)));
  }

  friends(name: BoardName, size: number): Promise<Result<GameScores, ApiFailure>> {
    return this.answer(name, () => ok(this.scores(name, size, 1)));
  }

  mine(name: BoardName, size: number): Promise<Result<GameScores, ApiFailure>> {
    return this.answer(name, () => ok(this.scores(name, size, 1)));
  }

  stats(name: BoardName): Promise<Result<BoardStats, ApiFailure>> {
    const best = this.best.get(keyOf(name));
    return this.answer(name, () =>
      ok(best === undefined ? { entries: 0 } : { entries: 1, best, average: best, rank: 1 }),
    );
  }

  terms(name: BoardName): Promise<Result<BoardTerms, ApiFailure>> {
    return this.answer(name, (terms) => ok(terms));
  }

  startRun(name: BoardName): Promise<Result<ScoreRun, ApiFailure>> {
    return this.answer(name, () => {
      this.runs += 1;
      return ok({ ticket: `ticket.${String(this.runs)}`, expires: '2026-01-01T06:00:00Z' });
    });
  }

  post(name: BoardName, score: number, proof: RunProof = {}): Promise<Result<PostAnswer, ApiFailure>> {
    return this.answer(name, ({ order }) => {
      this.posted.push({ ...name, ...proof, score });
      const improved = isBetterScore(order, score, this.best.get(keyOf(name)));
      if (improved) this.best.set(keyOf(name), score);
      return ok({ improved, standing: improved ? 'improved' : 'worse' });
    });
  }

  private scores(name: BoardName, size: number, page: number): GameScores {
    const score = this.best.get(keyOf(name));
    const row = { rank: 1, username: 'ada', alias: 'Ada L.', avatar: '/sm.webp', date: '2026-01-01T00:00:00Z' };
    const scores = score === undefined || page > 1 ? [] : [{ ...row, score }];
    return { board: name.board, scores, pagination: paginate(score === undefined ? 0 : 1, page, size) };
  }

  private answer<T>(
    name: BoardName,
    serve: (terms: BoardTerms) => Result<T, ApiFailure>,
  ): Promise<Result<T, ApiFailure>> {
    const terms = this.boards[keyOf(name)];
    if (this.failure) return Promise.resolve(err(this.failure));
    return Promise.resolve(terms === undefined ? err(aRefusal({ status: 404, debug: 'err_not_found' })) : serve(terms));
  }
}

const keyOf = ({ game, board }: BoardName) => `${game}/${board}`;
