import type { Profile } from '../../domain/account/profile';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** Player profiles as other players see them. */
export interface ProfileGateway {
  /**
   * Returns the visible part of a profile by username, case-insensitive. Rejected with 403 when hidden, and with 404
   * when unknown.
   */
  profile(username: string, signal?: CancelSignal): Promise<Result<Profile, ApiFailure>>;
}
