import type { ServerClock } from '../../platform/system/server-clock';

/** Remembers for a while who has gone. */
export class Departures {
  readonly #clock: ServerClock;
  readonly #memoryMs: number;
  readonly #ends = new Map<string, number>();

  constructor(clock: ServerClock, memoryMs: number) {
    this.#clock = clock;
    this.#memoryMs = memoryMs;
  }

  add(name: string): void {
    const now = this.#clock.now().getTime();
    // The oldest come first, because the memory is as long for each.
    for (const [known, end] of this.#ends) {
      if (end > now) break;
      this.#ends.delete(known);
    }
    this.#ends.delete(name);
    this.#ends.set(name, now + this.#memoryMs);
  }

  has(name: string): boolean {
    return (this.#ends.get(name) ?? 0) > this.#clock.now().getTime();
  }
}
