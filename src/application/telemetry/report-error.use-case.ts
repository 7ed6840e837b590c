import { isReported } from '../../domain/telemetry/reported-error';
import type { ErrorReporter } from './error-reporter.port';
import type { PageState } from './page-state';

/** Reports what was thrown and nobody expected (spec 2 §8). */
export class ReportError {
  constructor(
    private readonly reporter: ErrorReporter,
    private readonly page: PageState,
  ) {}

  execute(thrown: unknown): void {
    // What is thrown and is no error may hold anything, a player's words too.
    const error = thrown instanceof Error ? thrown : new Error(`Thrown: ${typeof thrown}`);
    if (isReported(error)) this.reporter.report(error, this.page.route);
  }
}
