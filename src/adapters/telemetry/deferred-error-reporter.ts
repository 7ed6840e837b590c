import type { ErrorReporter } from '../../application/telemetry/error-reporter.port';
import type { Diagnostics } from '../../application/system/diagnostics.port';

/** Maximum number of queued errors; further errors of the same page add little information. */
const MAX_QUEUED = 20;

/** Queues errors until the reporting script is loaded, on idle or with the first error. */
export class DeferredErrorReporter implements ErrorReporter {
  private real: ErrorReporter | undefined;
  private requested = false;
  private waiting: (readonly [Error, string])[] = [];

  constructor(
    private readonly load: () => Promise<ErrorReporter>,
    private readonly diagnostics: Diagnostics,
  ) {}

  report(error: Error, route: string): void {
    if (this.real !== undefined) this.real.report(error, route);
    else if (this.waiting.length < MAX_QUEUED) this.waiting.push([error, route]);
    this.start();
  }

  start(): void {
    if (this.requested) return;
    this.requested = true;
    this.load().then(
      (real) => {
        this.real = real;
        real.start();
        for (const [error, route] of this.waiting) real.report(error, route);
        this.waiting = [];
      },
      () => {
        // The next error retries the load.
        this.requested = false;
        this.diagnostics.warn('Error reports: the script could not be loaded.');
      },
    );
  }
}
