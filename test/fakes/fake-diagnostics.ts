import type { Diagnostics } from '../../src/application/system/diagnostics.port';

/** Records warnings. */
export class FakeDiagnostics implements Diagnostics {
  readonly warnings: string[] = [];

  warn(message: string): void {
    this.warnings.push(message);
  }
}
