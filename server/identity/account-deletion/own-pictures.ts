import { AvatarStore } from '../../community/avatars/avatar-store';
import type { Config } from '../../platform/config/config';
import { uploadedAvatars } from '../../publishing/hosts/uploaded-folders';
import type { PersonalData } from './collect-personal-data';

/** The picture that a player has uploaded, as an address that holds it all; none for the default one. */
export async function ownPictures(config: Config, avatarKey: string | null): Promise<PersonalData[string]> {
  const picture = avatarKey === null ? undefined : await new AvatarStore(uploadedAvatars(config)).read(avatarKey);
  return picture ? [{ avatar: `data:image/webp;base64,${picture.toString('base64')}` }] : [];
}
