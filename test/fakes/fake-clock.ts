import type { Cancel, Clock } from '../../src/application/system/clock.port';

interface Timer {
  due: number;
  readonly every: number | undefined;
  readonly run: () => void;
}

/** Manual clock that runs due timers in order when advanced. */
export class FakeClock implements Clock {
  private readonly timers = new Set<Timer>();

  constructor(private time = Date.UTC(2026, 0, 1)) {}

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): Cancel {
    return this.add({ due: this.time + milliseconds, every: undefined, run });
  }

  every(milliseconds: number, run: () => void): Cancel {
    return this.add({ due: this.time + milliseconds, every: milliseconds, run });
  }

  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let timer = this.next(end); timer !== undefined; timer = this.next(end)) {
      this.time = Math.max(this.time, timer.due);
      if (timer.every === undefined) this.timers.delete(timer);
      else timer.due += timer.every;
      timer.run();
    }
    this.time = end;
  }

  /** Number of pending timers. */
  get pending(): number {
    return this.timers.size;
  }

  private add(timer: Timer): Cancel {
    this.timers.add(timer);
    return () => {
      this.timers.delete(timer);
    };
  }

  private next(end: number): Timer | undefined {
    return [...this.timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
  }
}
