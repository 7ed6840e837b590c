import type { ServerClock } from '../system/server-clock';

const KEYS_LIMIT = 100_000;

/** Counts attempts by key in fixed windows that start with the first one; old keys make room for new ones. */
export class AttemptLimiter {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();
  readonly #clock: ServerClock;
  readonly #max: number;
  readonly #windowSeconds: number;

  constructor(clock: ServerClock, max: number, windowSeconds: number) {
    this.#clock = clock;
    this.#max = max;
    this.#windowSeconds = windowSeconds;
  }

  /** Counts one attempt: 0 when it is allowed, else the seconds until the next may be made. */
  attempt(key: string): number {
    const now = this.#clock.now().getTime();
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) {
      if (known.count >= this.#max) return Math.ceil((known.endsAt - now) / 1000);
      known.count += 1;
      return 0;
    }
    this.#windows.delete(key);
    if (this.#windows.size >= KEYS_LIMIT) this.#dropOldest();
    this.#windows.set(key, { count: 1, endsAt: now + this.#windowSeconds * 1000 });
    return 0;
  }

  /** Takes back one counted attempt. */
  release(key: string): void {
    const known = this.#windows.get(key);
    if (known && known.count > 0) known.count -= 1;
  }

  /** Forgets the attempts of a key. */
  clear(key: string): void {
    this.#windows.delete(key);
  }

  #dropOldest(): void {
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}
