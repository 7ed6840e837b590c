import type { ErrorReporter } from '../../application/telemetry/error-reporter.port';
import type { Diagnostics } from '../../application/system/diagnostics.port';

/** Errors that wait for the script; a page that fails over and over says little more with the next one. */
const MOST_WAITING = 20;

/** Keeps errors until the script that sends them has come, when the page has time or with the first error. */
export class DeferredErrorReporter implements ErrorReporter {
  private real: ErrorReporter | undefined;
  private asked = false;
  private waiting: (readonly [Error, string])[] = [];

  constructor(
    private readonly load: () => Promise<ErrorReporter>,
    private readonly diagnostics: Diagnostics,
  ) {}

  report(error: Error, route: string): void {
    if (this.real !== undefined) this.real.report(error, route);
    else if (this.waiting.length < MOST_WAITING) this.waiting.push([error, route]);
    this.start();
  }

  start(): void {
    if (this.asked) return;
    this.asked = true;
    this.load().then(
      (real) => {
        this.real = real;
        real.start();
        for (const [error, route] of this.waiting) real.report(error, route);
        this.waiting = [];
      },
      () => {
        // The next error asks again.
        this.asked = false;
        this.diagnostics.warn('Error reports: their script could not be loaded.');
      },
    );
  }
}
