import type { AdProbe } from '../../application/ads/ad-probe.port';

/** Where nothing is asked for, nothing is blocked. */
export const noAdProbe: AdProbe = { load: () => Promise.resolve(true) };
