import type { PublicUrls } from '../hosts/public-urls';
import type { ServerRandom } from '../system/server-random';

/** How many default avatars there are in server/assets/avatars. */
const AVATAR_COUNT = 12;

/** The number of a default avatar for a new account. */
export function avatarSeed(random: ServerRandom): number {
  return ((random.bytes(1)[0] ?? 0) % AVATAR_COUNT) + 1;
}

/** Addresses of a default avatar at 64, 128 and 512 px (spec 1 §3). */
export function avatarPictures(seed: number, urls: PublicUrls): { tn: string; sm: string; sd: string } {
  const picture = (size: string): string => urls.static(`avatars/${seed}-${size}.webp`);
  return { tn: picture('tn'), sm: picture('sm'), sd: picture('sd') };
}
