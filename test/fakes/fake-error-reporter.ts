import type { ErrorReporter } from '../../src/application/telemetry/error-reporter.port';

/** Records reported errors. */
export class FakeErrorReporter implements ErrorReporter {
  readonly reported: { readonly error: Error; readonly route: string }[] = [];
  starts = 0;

  report(error: Error, route: string): void {
    this.reported.push({ error, route });
  }

  start(): void {
    this.starts += 1;
  }
}
