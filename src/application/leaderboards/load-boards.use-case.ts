import type { BoardHead } from '../../domain/leaderboards/board';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { LeaderboardGateway } from './leaderboard-gateway.port';

/** Loads the leaderboards of a game. */
export class LoadBoards {
  constructor(private readonly gateway: LeaderboardGateway) {}

  execute(game: string): Promise<Result<readonly BoardHead[], ApiFailure>> {
    return this.gateway.list(game);
  }
}
