import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface PlayGateway {
  /** Counts a play. The server counts a visitor and game at most once in 30 minutes (spec 2 §4). */
  countPlayed(game: string): Promise<Result<void, ApiFailure>>;
}
