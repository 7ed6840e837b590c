import type { Diagnostics } from '../../application/system/diagnostics.port';

/** Writes diagnostics to the console. */
export class ConsoleDiagnostics implements Diagnostics {
  constructor(private readonly write: (message: string) => void = writeWarning) {}

  warn(message: string): void {
    this.write(message);
  }
}

function writeWarning(message: string): void {
  // This adapter wraps the console.
  // eslint-disable-next-line no-console
  console.warn(message);
}
