import { isReported } from '../../domain/telemetry/reported-error';
import type { ErrorReporter } from './error-reporter.port';
import type { PageState } from './page-state';

/** Reports unexpected errors (spec 2 §8). */
export class ReportError {
  constructor(
    private readonly reporter: ErrorReporter,
    private readonly page: PageState,
  ) {}

  execute(thrown: unknown): void {
    // A thrown value that is no error may contain personal data, such as a player's text.
    const error = thrown instanceof Error ? thrown : new Error(`Thrown: ${typeof thrown}`);
    if (isReported(error)) this.reporter.report(error, this.page.route);
  }
}
