import type { AdMedia } from '../../application/ads/ad-media.port';

/** Where no page shows an ad. */
export const noAdMedia: AdMedia = { fetched: () => Promise.resolve(false) };
