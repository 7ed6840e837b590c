import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Random } from '../../application/system/random.port';
import type { TimeZone } from '../../domain/shared/time-zone';

/** System time and timers. `ahead` is the number of milliseconds that the time of this machine is corrected by. */
export class SystemClock implements Clock {
  constructor(private readonly ahead = 0) {}

  now(): number {
    return Date.now() + this.ahead;
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

const VALUES = 2 ** 32;

/** Cryptographic random source of the platform. */
export class SystemRandom implements Random {
  next(): number {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    return value / VALUES;
  }

  uuid(): string {
    return crypto.randomUUID();
  }
}

/** Time zone of this machine. */
export class SystemTimeZone implements TimeZone {
  minutesAhead(moment: number): number {
    return 0 - new Date(moment).getTimezoneOffset();
  }
}
