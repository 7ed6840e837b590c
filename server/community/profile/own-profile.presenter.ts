import type * as z from 'zod/mini';
import type { profileGet } from '../../../src/contract/own-profile.contract';
import { avatarPictures } from '../../identity/account/avatar';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { OwnProfileRow } from './own-profile.repository';

/** What a player says of themselves, for nobody but the player. */
export function presentOwnProfile(row: OwnProfileRow, urls: PublicUrls): z.output<(typeof profileGet)['data']> {
  return {
    alias: row.alias ?? '',
    about: row.about,
    links: [...row.links],
    phone: row.phone ?? '',
    avatar: avatarPictures(row, urls),
    uploaded: row.avatarKey !== null,
  };
}
