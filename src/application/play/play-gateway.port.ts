import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The server's count of plays. */
export interface PlayGateway {
  /** Counts a play; the server counts a visitor and game at most once in 30 minutes (spec 2 §4). */
  countPlayed(game: string): Promise<Result<void, ApiFailure>>;
}
