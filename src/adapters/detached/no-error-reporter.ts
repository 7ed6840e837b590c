import type { ErrorReporter } from '../../application/telemetry/error-reporter.port';

/** Errors stay in the console: no reporting is configured, or the page is rendered on the server, which has its log. */
export const noErrorReporter: ErrorReporter = { report: () => undefined, start: () => undefined };
