import type { Profile } from '../../domain/account/profile';
import { brand } from '../../domain/shared/brand';
import type { PageHead, RouteHandle } from '../app/page-head';
import { profileAddress } from './profile-address';

/** Metadata for search engines and share cards (schema.org `ProfilePage`). A hidden profile gets the error page instead. */
export const profileHead: RouteHandle = {
  head: (data) => headOf(data as Profile),
};

function headOf({ alias, username, avatar, joined }: Profile): PageHead {
  return {
    title: alias === username ? username : `${alias} (@${username})`,
    description: `See the achievements, games and friends of ${alias} on ${brand.siteName}.`,
    path: profileAddress(username),
    trail: [],
    jsonLd: {
      '@type': 'ProfilePage',
      dateCreated: joined,
      mainEntity: { '@type': 'Person', name: alias, alternateName: username, identifier: username, image: avatar.sd },
    },
  };
}
