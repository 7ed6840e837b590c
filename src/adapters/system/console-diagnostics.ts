import type { Diagnostics } from '../../application/system/diagnostics.port';

/** Tells engineers through the console. */
export class ConsoleDiagnostics implements Diagnostics {
  constructor(private readonly write: (message: string) => void = writeWarning) {}

  warn(message: string): void {
    this.write(message);
  }
}

function writeWarning(message: string): void {
  // The console is this adapter's technology.
  // eslint-disable-next-line no-console
  console.warn(message);
}
