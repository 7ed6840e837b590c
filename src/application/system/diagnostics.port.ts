/** Where the application tells an engineer what a player need not see. */
export interface Diagnostics {
  /** Writes one line, without personal data. */
  warn(message: string): void;
}
