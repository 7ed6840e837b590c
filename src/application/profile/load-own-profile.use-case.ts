import type { OwnProfile } from '../../domain/account/own-profile';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { OwnProfileGateway } from './own-profile-gateway.port';

/** Loads what the player says of themselves, which whoever changes a part of it sends back whole: for the page, and for clients without one. */
export class LoadOwnProfile {
  constructor(private readonly gateway: Pick<OwnProfileGateway, 'profile'>) {}

  execute(): Promise<Result<OwnProfile, ApiFailure>> {
    return this.gateway.profile();
  }
}
