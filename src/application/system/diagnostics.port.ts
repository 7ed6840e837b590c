/** Where the application tells an engineer what a player need not see. */
export interface Diagnostics {
  warn(message: string): void;
}
