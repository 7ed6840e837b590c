/** Log for engineers, invisible to players. */
export interface Diagnostics {
  /** Writes one line, without personal data. */
  warn(message: string): void;
}
