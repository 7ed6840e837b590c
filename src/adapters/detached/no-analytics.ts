import type { Analytics } from '../../application/telemetry/analytics.port';

/** Nothing is counted: none is configured, or the page is rendered on the server. */
export const noAnalytics: Analytics = { track: () => undefined, start: () => undefined };
