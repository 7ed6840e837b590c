import type { Profile } from '../../domain/account/profile';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { ProfileGateway } from './profile-gateway.port';

/** Loads what a player lets whoever is signed in see of them. */
export class LoadProfile {
  constructor(private readonly gateway: ProfileGateway) {}

  execute(username: string, signal?: CancelSignal): Promise<Result<Profile, ApiFailure>> {
    return this.gateway.profile(username, signal);
  }
}
