import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { AchievementGateway } from './achievement-gateway.port';

/** Unlocks an achievement for the caller. The server announces it, so this class shows nothing. */
export class UnlockAchievement {
  constructor(private readonly gateway: AchievementGateway) {}

  execute(game: string, slug: string): Promise<Result<{ readonly unlocked: boolean }, ApiFailure>> {
    return this.gateway.unlock(game, slug);
  }
}
