import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import type { TagGamesData } from './game-list-data';
import { tagAddress } from './tag-address';

/** A tag's page has one canonical address, in whatever order it is shown. */
export const tagGamesHead: RouteHandle = {
  head: (data) => {
    const { title, slug } = (data as TagGamesData).tag;
    return {
      title: `Tag: ${title}`,
      description: `VR games on ${brand.siteName} with the tag “${title}”: they run in the browser, in a headset or on a screen.`,
      path: tagAddress(slug),
      type: 'website',
      trail: [{ name: 'VR Games', path: '/arcade/games' }],
    };
  },
};
