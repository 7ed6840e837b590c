import type { Cancel, Clock } from '../../../src/application/system/clock.port';

interface Planned {
  at: number;
  readonly period: number | undefined;
  readonly run: () => void;
}

/** Clock that advances on request only. */
export class ManualClock implements Clock {
  private planned: Planned[] = [];

  constructor(private time = Date.UTC(2026, 0, 5, 12)) {}

  get waiting(): number {
    return this.planned.length;
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): Cancel {
    return this.plan({ at: this.time + milliseconds, period: undefined, run });
  }

  every(milliseconds: number, run: () => void): Cancel {
    return this.plan({ at: this.time + milliseconds, period: milliseconds, run });
  }

  /** Advances the time and runs due timers in order. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let due = this.nextDue(end); due !== undefined; due = this.nextDue(end)) {
      this.time = due.at;
      if (due.period === undefined) this.drop(due);
      else due.at += due.period;
      due.run();
    }
    this.time = end;
  }

  private plan(planned: Planned): Cancel {
    this.planned.push(planned);
    return () => {
      this.drop(planned);
    };
  }

  private drop(planned: Planned): void {
    this.planned = this.planned.filter((other) => other !== planned);
  }

  private nextDue(end: number): Planned | undefined {
    return this.planned.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
