import type { Cancel, Clock } from '../../application/system/clock.port';

/** System time and timers. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(milliseconds: number, run: () => void): Cancel {
    const timer = setTimeout(run, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }

  every(milliseconds: number, run: () => void): Cancel {
    const timer = setInterval(run, milliseconds);
    return () => {
      clearInterval(timer);
    };
  }
}
