import type { Profile } from '../../domain/account/profile';
import { brand } from '../../domain/shared/brand';
import type { PageHead, RouteHandle } from '../app/page-head';
import { profileAddress } from './profile-address';

/** What search engines and share cards are told of a player (schema.org `ProfilePage`); of a hidden one they get the error’s page. */
export const profileHead: RouteHandle = {
  head: (data) => headOf(data as Profile),
};

function headOf({ alias, username, avatar, joined }: Profile): PageHead {
  return {
    title: alias === username ? username : `${alias} (@${username})`,
    description: `${alias} plays on ${brand.siteName}: achievements, games and friends.`,
    path: profileAddress(username),
    trail: [],
    jsonLd: {
      '@type': 'ProfilePage',
      dateCreated: joined,
      mainEntity: { '@type': 'Person', name: alias, alternateName: username, identifier: username, image: avatar.sd },
    },
  };
}
