/** Time, as the server sees it; delays are in milliseconds, and what is scheduled never keeps the process alive. */
export interface ServerClock {
  now(): Date;
  /** Runs once; the answer cancels. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs again and again, the first time after one period; the answer cancels. */
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
