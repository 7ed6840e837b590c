import type { Analytics } from '../../application/telemetry/analytics.port';

/** No-op analytics for pages rendered on the server and portals without analytics. */
export const noAnalytics: Analytics = { track: () => undefined, start: () => undefined };
