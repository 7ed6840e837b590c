import type { PreviewAudience } from '../../domain/account/privacy';
import type { Profile } from '../../domain/account/profile';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { OwnProfileGateway } from './own-profile-gateway.port';

/** Loads the player's profile as another audience sees it, for the page and for headless clients; undefined when all of it is hidden. */
export class PreviewProfile {
  constructor(private readonly gateway: Pick<OwnProfileGateway, 'preview'>) {}

  execute(as: PreviewAudience): Promise<Result<Profile | undefined, ApiFailure>> {
    return this.gateway.preview(as);
  }
}
