import type { GameScore } from '../../domain/bridge/game-data';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SessionState } from '../session/session-state';
import type { BoardName, LeaderboardGateway } from './leaderboard-gateway.port';

/** Number of best scores that are shown. */
const BEST_SHOWN = 10;

/** Ranking of a leaderboard: its best scores and the player's own. */
export interface Ranking {
  /** Best scores, first place first. */
  readonly best: readonly GameScore[];
  /** Number of players with a score. */
  readonly entries: number;
  /** Player's row; undefined for visitors and players without a score. */
  readonly own: GameScore | undefined;
}

/** Loads the best scores of a leaderboard and the player's own row. The best scores load even if the own row fails. */
export class LoadRanking {
  constructor(
    private readonly gateway: LeaderboardGateway,
    private readonly session: Pick<SessionState, 'current'>,
  ) {}

  async execute(board: BoardName): Promise<Result<Ranking, ApiFailure>> {
    const { user } = this.session.current;
    const [top, mine] = await Promise.all([
      this.gateway.top(board, BEST_SHOWN, 1),
      user === undefined ? undefined : this.gateway.mine(board, 1),
    ]);
    if (!top.ok) return top;
    const { scores, pagination } = top.value;
    return ok({ best: scores, entries: pagination.total, own: mine?.ok === true ? mine.value.scores[0] : undefined });
  }
}
