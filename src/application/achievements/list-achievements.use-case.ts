import type { GameAchievement } from '../../domain/bridge/game-data';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { AchievementGateway } from './achievement-gateway.port';

/** Lists the achievements of a game and the caller's progress. */
export class ListAchievements {
  constructor(private readonly gateway: AchievementGateway) {}

  execute(game: string, signal?: CancelSignal): Promise<Result<readonly GameAchievement[], ApiFailure>> {
    return this.gateway.list(game, signal);
  }
}
