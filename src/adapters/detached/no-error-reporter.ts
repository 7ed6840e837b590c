import type { ErrorReporter } from '../../application/telemetry/error-reporter.port';

/** No-op error reporter for portals without error reports and for the server, which writes its own log. */
export const noErrorReporter: ErrorReporter = { report: () => undefined, start: () => undefined };
