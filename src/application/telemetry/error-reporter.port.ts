/** Where engineers learn of errors that a player's browser met. */
export interface ErrorReporter {
  /** Reports one error of the page with that route, without personal data; it never fails, and without configuration nothing comes of it. */
  report(error: Error, route: string): void;
  /** Begins to record what an error may need to be understood; call it when the page has time. */
  start(): void;
}
