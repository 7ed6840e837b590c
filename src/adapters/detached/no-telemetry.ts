import type { Analytics } from '../../application/telemetry/analytics.port';
import type { ErrorReporter } from '../../application/telemetry/error-reporter.port';
import type { WebVitals } from '../../application/telemetry/web-vitals.port';

/** No-op error reporter for portals without error reports and for the server, which writes its own log. */
export const noErrorReporter: ErrorReporter = { report: () => undefined, start: () => undefined };

/** No-op analytics for pages rendered on the server and portals without analytics. */
export const noAnalytics: Analytics = { track: () => undefined, start: () => undefined };

/** Measures nothing: for pages rendered on the server, and page loads outside the sample. */
export const noWebVitals: WebVitals = { start: () => () => undefined };
