/** Clock of the server. Delays are in milliseconds; scheduled work never keeps the process alive. */
export interface ServerClock {
  now(): Date;
  /** Runs once; returns a cancel function. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs periodically, first after one period; returns a cancel function. */
  every(milliseconds: number, run: () => void): () => void;
}

/** The machine's clock. */
export const systemClock: ServerClock = {
  now: () => new Date(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds).unref();
    return () => clearInterval(timer);
  },
};
