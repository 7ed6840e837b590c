import type { AdProbe } from '../../application/ads/ad-probe.port';

/** Ad probe without a request: reports that ads are not blocked. */
export const noAdProbe: AdProbe = { load: () => Promise.resolve(true) };
