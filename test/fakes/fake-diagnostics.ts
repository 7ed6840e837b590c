import type { Diagnostics } from '../../src/application/system/diagnostics.port';

/** Keeps what an engineer would have been told. */
export class FakeDiagnostics implements Diagnostics {
  readonly warnings: string[] = [];

  warn(message: string): void {
    this.warnings.push(message);
  }
}
