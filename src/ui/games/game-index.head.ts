import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import type { GameIndexData } from './game-list-data';

/** The index has one canonical address, whatever is filtered; a list with nothing in it is left out. */
export const gameIndexHead: RouteHandle = {
  head: (data) => ({
    title: 'VR Games',
    description: `All VR games on ${brand.siteName}: they run in the browser, in a headset or on a screen, without installing anything.`,
    path: '/arcade/games',
    type: 'website',
    trail: [],
    ...((data as GameIndexData).list.kind === 'loaded' ? {} : { noIndex: true }),
  }),
};
