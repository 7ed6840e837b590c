import type { AdMedia } from '../../application/ads/ad-media.port';

/** No-op ad media for pages rendered on the server. */
export const noAdMedia: AdMedia = { fetched: () => Promise.resolve(false) };
