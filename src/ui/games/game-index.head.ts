import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';

/** The index has one canonical address, whatever is filtered. */
export const gameIndexHead: RouteHandle = {
  head: () => ({
    title: 'VR Games',
    description: `All VR games on ${brand.siteName}: they run in the browser, in a headset or on a screen, without installing anything.`,
    path: '/arcade/games',
    type: 'website',
    trail: [],
  }),
};
