import type { ApiFailure } from '../../application/http/api-failure';
import type { OwnProfileGateway } from '../../application/profile/own-profile-gateway.port';
import type { PictureFile } from '../../application/profile/picture-file';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { Crop } from '../../domain/account/crop';
import type { OwnProfile, ProfileWords } from '../../domain/account/own-profile';
import type { PreviewAudience } from '../../domain/account/can-view';
import type { Profile } from '../../domain/account/profile';
import type { Avatar } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';
import { toProfile } from './profile.mapper';

type Answer<T> = Promise<Result<T, ApiFailure>>;

export class HttpOwnProfileGateway implements OwnProfileGateway {
  constructor(private readonly http: HttpClient) {}

  profile(signal?: CancelSignal): Answer<OwnProfile> {
    return this.http.send('profileGet', { signal });
  }

  save({ alias, about, links, phone }: ProfileWords): Answer<OwnProfile> {
    return this.http.send('profileUpdate', { body: { alias, about, links: [...links], phone } });
  }

  async preview(as: PreviewAudience, signal?: CancelSignal): Answer<Profile | undefined> {
    return mapOk(await this.http.send('profilePreview', { query: { as }, signal }), ({ profile }) =>
      profile === null ? undefined : toProfile(profile),
    );
  }

  async sendPicture(picture: PictureFile, { x, y, size }: Crop): Answer<Avatar> {
    return mapOk(await this.http.send('avatarUpload', { query: { x, y, size }, picture }), ({ avatar }) => avatar);
  }

  async removePicture(): Answer<Avatar> {
    return mapOk(await this.http.send('avatarRemove'), ({ avatar }) => avatar);
  }
}
