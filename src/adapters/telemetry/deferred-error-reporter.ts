import type { ErrorReporter } from '../../application/telemetry/error-reporter.port';
import type { Deferred } from '../../application/system/deferred';
import { deferred } from '../../application/system/deferred';
import type { Diagnostics } from '../../application/system/diagnostics.port';

/** Maximum number of queued errors; further errors of the same page add little information. */
const MAX_QUEUED = 20;

/** Queues errors until the reporting script is loaded, on idle or with the first error. */
export class DeferredErrorReporter implements ErrorReporter {
  private real: ErrorReporter | undefined;
  private waiting: (readonly [Error, string])[] = [];
  private readonly script: Deferred<ErrorReporter>;

  constructor(load: () => Promise<ErrorReporter>, diagnostics: Diagnostics) {
    this.script = deferred(load, {
      start: (real) => {
        real.start();
        this.real = real;
        for (const [error, route] of this.waiting) real.report(error, route);
        this.waiting = [];
        return undefined;
      },
      // The next error retries the load.
      report: () => {
        diagnostics.warn('Error reports: the script could not be loaded.');
      },
    });
  }

  report(error: Error, route: string): void {
    if (this.real !== undefined) this.real.report(error, route);
    else if (this.waiting.length < MAX_QUEUED) this.waiting.push([error, route]);
    this.start();
  }

  start(): void {
    this.script.preload();
  }
}
