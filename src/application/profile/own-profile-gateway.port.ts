import type { Crop } from '../../domain/account/crop';
import type { OwnProfile, ProfileFields } from '../../domain/account/own-profile';
import type { PreviewAudience } from '../../domain/account/privacy';
import type { Profile } from '../../domain/account/profile';
import type { Avatar } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { PictureFile } from './picture-file';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Profile and picture of the logged-in player. */
export interface OwnProfileGateway {
  /** Returns the profile and the picture as stored. */
  profile(signal?: CancelSignal): Answer<OwnProfile>;
  /** Replaces the profile. Rejected with messages at `alias`, `about`, `phone`, `links` and `links.0.url`. */
  save(words: ProfileFields): Answer<OwnProfile>;
  /** Returns the profile as another audience sees it; undefined when all of it is hidden. */
  preview(as: PreviewAudience, signal?: CancelSignal): Answer<Profile | undefined>;
  /** Crops a picture to a square and stores it as the player’s picture. */
  sendPicture(picture: PictureFile, crop: Crop): Answer<Avatar>;
  /** Resets the player's picture to the default. */
  removePicture(): Answer<Avatar>;
}
