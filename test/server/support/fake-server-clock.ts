import type { ServerClock } from '../../../server/platform/system/server-clock';

interface Scheduled {
  at: number;
  readonly period: number | undefined;
  readonly run: () => void;
}

/** A clock that moves only when a test advances it. */
export class FakeServerClock implements ServerClock {
  #now: number;
  readonly #scheduled = new Set<Scheduled>();

  constructor(start: Date = new Date('2026-03-01T12:00:00.000Z')) {
    this.#now = start.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  after(milliseconds: number, run: () => void): () => void {
    return this.#schedule({ at: this.#now + milliseconds, period: undefined, run });
  }

  every(milliseconds: number, run: () => void): () => void {
    return this.#schedule({ at: this.#now + milliseconds, period: milliseconds, run });
  }

  /** Advances the time and runs due work in order. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = next.at;
      if (next.period === undefined) this.#scheduled.delete(next);
      else next.at += next.period;
      next.run();
    }
    this.#now = end;
  }

  #next(end: number): Scheduled | undefined {
    return [...this.#scheduled].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }

  #schedule(entry: Scheduled): () => void {
    this.#scheduled.add(entry);
    return () => void this.#scheduled.delete(entry);
  }
}
