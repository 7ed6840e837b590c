import type { Avatar } from '../../../src/domain/session/current-user';
import { UPLOADED_AVATARS } from '../../publishing/hosts/folders';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { ServerRandom } from '../../platform/system/server-random';
import type { AvatarRow } from './avatar.columns';

/** Number of default avatars in server/assets/avatars. */
const AVATAR_COUNT = 12;

/** Avatar of every player whose own one is hidden from the viewer. */
export const UNKNOWN_AVATAR: AvatarRow = { avatarSeed: 1, avatarKey: null };

/** Returns the number of a random default avatar. */
export function avatarSeed(random: ServerRandom): number {
  return ((random.bytes(1)[0] ?? 0) % AVATAR_COUNT) + 1;
}

/** Returns the URLs of a player's avatar at 64, 128 and 512 px (spec 1 §3): the uploaded one or a default one. */
export function avatarPictures({ avatarSeed, avatarKey }: AvatarRow, urls: PublicUrls): Avatar {
  const picture = (size: keyof Avatar): string =>
    urls.static(
      avatarKey === null ? `avatars/${avatarSeed}-${size}.webp` : `${UPLOADED_AVATARS}${avatarKey}-${size}.webp`,
    );
  return { tn: picture('tn'), sm: picture('sm'), sd: picture('sd') };
}
