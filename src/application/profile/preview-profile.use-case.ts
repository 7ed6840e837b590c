import type { PreviewAudience } from '../../domain/account/preview-audience';
import type { Profile } from '../../domain/account/profile';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { OwnProfileGateway } from './own-profile-gateway.port';

/** Shows the player how others see them, undefined when the whole of it is hidden from those: for the page, and for clients without one. */
export class PreviewProfile {
  constructor(private readonly gateway: Pick<OwnProfileGateway, 'preview'>) {}

  execute(as: PreviewAudience): Promise<Result<Profile | undefined, ApiFailure>> {
    return this.gateway.preview(as);
  }
}
