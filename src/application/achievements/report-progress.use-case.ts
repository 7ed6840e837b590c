import type { ProgressAnswer } from '../../domain/bridge/achievement-methods';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { AchievementGateway } from './achievement-gateway.port';

/** Notes how far the caller is on the way to a badge; the server gives and announces it at the end. */
export class ReportProgress {
  constructor(private readonly gateway: AchievementGateway) {}

  execute(game: string, slug: string, percent: number): Promise<Result<ProgressAnswer, ApiFailure>> {
    return this.gateway.progress(game, slug, percent);
  }
}
