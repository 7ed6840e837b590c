/** Cancels a timer, subscription or task; calling it again does nothing. */
export type Cancel = () => void;

/** Time source of the application. All delays are in milliseconds. */
export interface Clock {
  /** Returns milliseconds since 1970, UTC. */
  now(): number;
  /** Runs a callback once, after a delay. */
  after(milliseconds: number, run: () => void): Cancel;
  /** Runs a callback repeatedly, first after one period. */
  every(milliseconds: number, run: () => void): Cancel;
}
