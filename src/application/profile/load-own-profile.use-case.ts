import type { OwnProfile } from '../../domain/account/own-profile';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { OwnProfileGateway } from './own-profile-gateway.port';

/** Loads the player's own profile for editing, for the page and for headless clients. An update replaces the whole profile. */
export class LoadOwnProfile {
  constructor(private readonly gateway: Pick<OwnProfileGateway, 'profile'>) {}

  execute(): Promise<Result<OwnProfile, ApiFailure>> {
    return this.gateway.profile();
  }
}
