import type { Profile } from '../../domain/account/profile';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** Players as others see them. */
export interface ProfileGateway {
  /** What a player lets the caller see, by the name in any case; refused with 403 when the profile is hidden, with 404 when there is nobody. */
  profile(username: string, signal?: CancelSignal): Promise<Result<Profile, ApiFailure>>;
}
