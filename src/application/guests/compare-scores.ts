import type { GuestScore } from '../../domain/bridge/guest-methods';
import { isBetterScore } from '../../domain/leaderboards/score';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { BoardTerms, LeaderboardGateway } from '../leaderboards/leaderboard-gateway.port';

/** Maximum number of leaderboards checked for one offer. */
const MAX_BOARDS = 20;
const NOT_FOUND = 404;

export interface BoardScore {
  readonly board: string;
  readonly score: number;
}

/** A guest's scores after comparison with the terms of their leaderboards. */
export interface ComparedScores {
  /** Best score of each leaderboard in its current period. */
  readonly best: readonly BoardScore[];
  /** Leaderboards on which none of the scores counts any more. */
  readonly void: readonly string[];
}

/** Selects the best valid score of each leaderboard. Scores of an earlier period are dropped. */
export async function compareScores(
  gateway: Pick<LeaderboardGateway, 'terms'>,
  game: string,
  scores: readonly GuestScore[],
): Promise<Result<ComparedScores, ApiFailure>> {
  const boards = [...new Set(scores.map(({ board }) => board))].slice(0, MAX_BOARDS);
  const best: BoardScore[] = [];
  const voidBoards: string[] = [];
  for (const board of boards) {
    const terms = await gateway.terms({ game, board });
    if (!terms.ok && !(terms.error.kind === 'rejected' && terms.error.status === NOT_FOUND)) return terms;
    const own = scores.filter((score) => score.board === board);
    const score = terms.ok ? bestOf(terms.value, own) : undefined;
    if (score === undefined) voidBoards.push(board);
    else best.push({ board, score });
  }
  return ok({ best, void: voidBoards });
}

function bestOf({ order, since }: BoardTerms, scores: readonly GuestScore[]): number | undefined {
  const from = since === undefined ? -Infinity : Date.parse(since);
  return scores
    .filter(({ at }) => Date.parse(at) >= from)
    .reduce<number | undefined>((best, { score }) => (isBetterScore(order, score, best) ? score : best), undefined);
}
