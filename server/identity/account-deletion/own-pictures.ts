import { AvatarStore } from '../../community/avatars/avatar-store';
import type { Config } from '../../platform/config/config';
import { uploadedAvatars } from '../../publishing/hosts/uploaded-folders';
import type { PersonalData } from './collect-personal-data';

/** Returns the uploaded avatar as a data URL; an empty list for a default avatar. */
export async function ownPictures(config: Config, avatarKey: string | null): Promise<PersonalData[string]> {
  const picture = avatarKey === null ? undefined : await new AvatarStore(uploadedAvatars(config)).read(avatarKey);
  return picture ? [{ avatar: `data:image/webp;base64,${picture.toString('base64')}` }] : [];
}
