import type { ProgressAnswer } from '../../domain/bridge/achievement-methods';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { AchievementGateway } from './achievement-gateway.port';

/** Records the caller's progress towards an achievement. The server unlocks and announces the achievement at 100 percent. */
export class ReportProgress {
  constructor(private readonly gateway: AchievementGateway) {}

  execute(game: string, slug: string, percent: number): Promise<Result<ProgressAnswer, ApiFailure>> {
    return this.gateway.progress(game, slug, percent);
  }
}
