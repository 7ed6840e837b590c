/** Reports errors in a player's browser to engineers. */
export interface ErrorReporter {
  /**
   * Reports one error with the page's route, without personal data. Never fails, and does nothing without
   * configuration.
   */
  report(error: Error, route: string): void;
  /** Starts to record the context of later errors. Call it when the page is idle. */
  start(): void;
}
