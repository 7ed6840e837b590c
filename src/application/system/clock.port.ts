/** Ends what was scheduled; calling it again does nothing. */
export type Cancel = () => void;

/** Time, as the application sees it; every delay is in milliseconds. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs once, after a delay. */
  after(milliseconds: number, run: () => void): Cancel;
  /** Runs again and again, the first time after one period. */
  every(milliseconds: number, run: () => void): Cancel;
}
