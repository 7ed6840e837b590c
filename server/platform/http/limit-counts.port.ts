/** A key in one window, equal on all servers. */
export interface CountedWindow {
  readonly key: string;
  /** End of the window by the database's clock, in milliseconds. */
  readonly endsAt: number;
}

/** Counts that limits share with other servers. */
export interface LimitCounts {
  /** Time of the database, in milliseconds. */
  now(): number;
  /** Number of running servers, at least one. */
  servers(): number;
  /** Adds to a count of all servers and returns the sum, or undefined if no counter answers. */
  add(window: CountedWindow, amount: number): Promise<number | undefined>;
}
