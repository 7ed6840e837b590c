import type { Crop } from '../../domain/account/crop';
import type { OwnProfile, ProfileWords } from '../../domain/account/own-profile';
import type { PreviewAudience } from '../../domain/account/preview-audience';
import type { Profile } from '../../domain/account/profile';
import type { Avatar } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { PictureFile } from './picture-file';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** What the signed-in player says of themselves, with the picture. */
export interface OwnProfileGateway {
  /** The words and the picture as they are stored. */
  profile(signal?: CancelSignal): Answer<OwnProfile>;
  /** Replaces the words; refused with messages at `alias`, `about`, `phone`, `links` and `links.0.url`. */
  save(words: ProfileWords): Answer<OwnProfile>;
  /** How others see it; undefined when the whole of it is hidden from them. */
  preview(as: PreviewAudience, signal?: CancelSignal): Answer<Profile | undefined>;
  /** Makes a square of a picture the player’s own. */
  sendPicture(picture: PictureFile, crop: Crop): Answer<Avatar>;
  /** Gives the player the default picture again. */
  removePicture(): Answer<Avatar>;
}
