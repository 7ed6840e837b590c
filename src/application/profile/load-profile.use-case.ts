import type { Profile } from '../../domain/account/profile';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { ProfileGateway } from './profile-gateway.port';

/** Loads the part of a player's profile that the caller may see. */
export class LoadProfile {
  constructor(private readonly gateway: ProfileGateway) {}

  execute(username: string, signal?: CancelSignal): Promise<Result<Profile, ApiFailure>> {
    return this.gateway.profile(username, signal);
  }
}
