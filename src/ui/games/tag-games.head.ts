import { defaultGameSort } from '../../domain/games/game-sort';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import { pagedTitle } from '../shared/paged-title';
import type { TagGamesData } from './game-list-data';
import { INDEX } from './index-address';
import { tagAddress } from './tag-address';

/** Each page of a tag has a canonical address, and in another order the first one's; a list with nothing in it is left out. */
export const tagGamesHead: RouteHandle = {
  head: (data) => {
    const { list, tag, query } = data as TagGamesData;
    const { title, slug } = tag;
    const page = query.sort === defaultGameSort ? query.page : 1;
    return {
      title: pagedTitle(`Tag: ${title}`, query.page),
      description: `VR games on ${brand.siteName} with the tag “${title}”: they run in the browser, in a headset or on a screen.`,
      path: tagAddress(slug, { sort: defaultGameSort, page }),
      type: 'website',
      trail: [{ name: 'VR Games', path: INDEX }],
      ...(list.kind === 'loaded' ? {} : { noIndex: true }),
    };
  },
};
