import type { GuestScore } from '../../domain/bridge/guest-methods';
import { isBetterScore } from '../../domain/leaderboards/better-score';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { BoardTerms, LeaderboardGateway } from '../leaderboards/leaderboard-gateway.port';

/** Boards of one offer that are looked at. */
const MOST_BOARDS = 20;
const NOT_FOUND = 404;

export interface BoardScore {
  readonly board: string;
  readonly score: number;
}

/** What of a guest's scores can count now. */
export interface ComparedScores {
  /** The best of each board in its period. */
  readonly best: readonly BoardScore[];
  /** Boards on which nothing of it counts any more. */
  readonly void: readonly string[];
}

/** Weighs a guest's scores by the rules of their boards: the best one of a board counts, and none of an earlier period. */
export async function compareScores(
  gateway: Pick<LeaderboardGateway, 'terms'>,
  game: string,
  scores: readonly GuestScore[],
): Promise<Result<ComparedScores, ApiFailure>> {
  const boards = [...new Set(scores.map(({ board }) => board))].slice(0, MOST_BOARDS);
  const best: BoardScore[] = [];
  const gone: string[] = [];
  for (const board of boards) {
    const terms = await gateway.terms({ game, board });
    if (!terms.ok && !(terms.error.kind === 'rejected' && terms.error.status === NOT_FOUND)) return terms;
    const own = scores.filter((score) => score.board === board);
    const score = terms.ok ? bestOf(terms.value, own) : undefined;
    if (score === undefined) gone.push(board);
    else best.push({ board, score });
  }
  return ok({ best, void: gone });
}

function bestOf({ order, since }: BoardTerms, scores: readonly GuestScore[]): number | undefined {
  const from = since === undefined ? -Infinity : Date.parse(since);
  return scores
    .filter(({ at }) => Date.parse(at) >= from)
    .reduce<number | undefined>((best, { score }) => (isBetterScore(order, score, best) ? score : best), undefined);
}
