import type { ServerClock } from '../system/server-clock';

/** Time for which a missing key is remembered, in milliseconds. */
const REMEMBERED_MS = 10_000;
const KEYS_MAX = 1000;

/** Keys that a remote store did not have a moment ago. */
export class MissingKeys {
  readonly #clock: ServerClock;
  /** The keys with the times when they are forgotten, the oldest first. */
  readonly #until = new Map<string, number>();

  constructor(clock: ServerClock) {
    this.#clock = clock;
  }

  has(key: string): boolean {
    return (this.#until.get(key) ?? 0) > this.#clock.now().getTime();
  }

  add(key: string): void {
    this.#until.delete(key);
    this.#until.set(key, this.#clock.now().getTime() + REMEMBERED_MS);
    const [oldest] = this.#until.keys();
    if (this.#until.size > KEYS_MAX && oldest !== undefined) this.#until.delete(oldest);
  }
}
