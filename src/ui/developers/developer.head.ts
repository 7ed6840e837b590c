import type { DeveloperPage } from '../../domain/developers/developer';
import { brand } from '../../domain/shared/brand';
import type { PageHead, RouteHandle } from '../app/page-head';
import { pageOf, pagedTitle } from '../shared/page-numbers';
import { developerAddress, GAMES_STEP } from './developer-address';

/** What search engines and share cards are told of a developer (schema.org `Organization`): each page of its games has a canonical address, and those past the end are left out. */
export const developerHead: RouteHandle = {
  head: (data) => headOf(data as DeveloperPage),
};

function headOf({ developer, pagination }: DeveloperPage): PageHead {
  const { slug, name, logo, website, links } = developer;
  const elsewhere = [...(website === undefined ? [] : [website]), ...links.map(({ url }) => url)];
  return {
    title: pagedTitle(name, pagination.current),
    description: `VR games by ${name} on ${brand.siteName}, and what the studio announces.`,
    path: pageOf(developerAddress(slug), pagination.current),
    trail: [GAMES_STEP],
    ...(pagination.current > pagination.last ? { noIndex: true } : {}),
    jsonLd: {
      '@type': 'Organization',
      name,
      logo,
      ...(elsewhere.length === 0 ? {} : { sameAs: elsewhere }),
    },
  };
}
