import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { AchievementGateway } from './achievement-gateway.port';

/** Gives the caller a badge; the server announces it, so nothing is shown from here. */
export class UnlockAchievement {
  constructor(private readonly gateway: AchievementGateway) {}

  execute(game: string, slug: string): Promise<Result<{ readonly unlocked: boolean }, ApiFailure>> {
    return this.gateway.unlock(game, slug);
  }
}
