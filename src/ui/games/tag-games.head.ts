import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import type { TagGamesData } from './game-list-data';
import { tagAddress } from './tag-address';

/** A tag's page has one canonical address, in whatever order it is shown; a list with nothing in it is left out. */
export const tagGamesHead: RouteHandle = {
  head: (data) => {
    const { list, tag } = data as TagGamesData;
    const { title, slug } = tag;
    return {
      title: `Tag: ${title}`,
      description: `VR games on ${brand.siteName} with the tag “${title}”: they run in the browser, in a headset or on a screen.`,
      path: tagAddress(slug),
      type: 'website',
      trail: [{ name: 'VR Games', path: '/arcade/games' }],
      ...(list.kind === 'loaded' ? {} : { noIndex: true }),
    };
  },
};
