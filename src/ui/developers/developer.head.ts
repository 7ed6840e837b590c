import type { DeveloperPage } from '../../domain/developers/developer';
import { brand } from '../../domain/shared/brand';
import type { PageHead, RouteHandle } from '../app/page-head';
import { developerAddress } from './developer-address';
import { GAMES_STEP } from './developer-trail';

/** What search engines and share cards are told of a developer (schema.org `Organization`); its pages of games have one canonical address. */
export const developerHead: RouteHandle = {
  head: (data) => headOf(data as DeveloperPage),
};

function headOf({ developer }: DeveloperPage): PageHead {
  const { slug, name, logo, website, links } = developer;
  const elsewhere = [...(website === undefined ? [] : [website]), ...links.map(({ url }) => url)];
  return {
    title: name,
    description: `VR games by ${name} on ${brand.siteName}, and what the studio announces.`,
    path: developerAddress(slug),
    trail: [GAMES_STEP],
    jsonLd: {
      '@type': 'Organization',
      name,
      logo,
      ...(elsewhere.length === 0 ? {} : { sameAs: elsewhere }),
    },
  };
}
