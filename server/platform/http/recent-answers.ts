import type { ServerClock } from '../system/server-clock';

/** Lifetime of a stored answer, in milliseconds. */
const CACHED_MS = 1000;
/** Maximum number of stored answers per call. */
const MAX_CACHED = 100;

/** Option for answers that visitors need not wait for: the old one is sent, at most a second longer, while a new one is computed. */
export const staleWhileRevalidate = { staleMs: 1000 } as const;

/** An answer that is sent until a newer one is known. */
interface Old<Answer> {
  readonly until: number;
  readonly answer: Promise<Answer>;
}

interface Recent<Answer> {
  readonly until: number;
  readonly answer: Promise<Answer>;
  isKnown: boolean;
  old: Old<Answer> | undefined;
}

/**
 * Cache of answers that are equal for all visitors, for one second each, so a burst of equal requests costs one query. Refusals and errors
 * are not cached. `staleMs` is how much longer an answer is returned while a new one is computed, in milliseconds.
 */
export class RecentAnswers<Answer extends { readonly ok: boolean }> {
  readonly #clock: Pick<ServerClock, 'now'>;
  readonly #staleMs: number;
  readonly #recent = new Map<string, Recent<Answer>>();

  constructor(clock: Pick<ServerClock, 'now'>, { staleMs = 0 }: { readonly staleMs?: number } = {}) {
    this.#clock = clock;
    this.#staleMs = staleMs;
  }

  /**
   * Returns the answer to an address, computing it at most once a second. `ask` gets the stored answer that it replaces. Callers wait only if no
   * answer is young enough.
   */
  take(address: string, ask: (replaced?: Answer) => Promise<Answer>): Promise<Answer> {
    const now = this.#clock.now().getTime();
    const found = this.#recent.get(address);
    const recent = found && now < found.until ? found : this.#renew(address, now, ask);
    return recent.old && now < recent.old.until ? recent.old.answer : recent.answer;
  }

  #renew(address: string, now: number, ask: (replaced?: Answer) => Promise<Answer>): Recent<Answer> {
    const found = this.#recent.get(address);
    const replaced = found?.isKnown === true ? found : undefined;
    const recent: Recent<Answer> = {
      until: now + CACHED_MS,
      answer: replaced ? replaced.answer.then(ask) : ask(),
      isKnown: false,
      old: replaced && { until: replaced.until + this.#staleMs, answer: replaced.answer },
    };
    this.#recent.delete(address);
    const [oldest] = this.#recent.keys();
    if (oldest !== undefined && this.#recent.size >= MAX_CACHED) this.#recent.delete(oldest);
    this.#recent.set(address, recent);
    const forget = (): void => {
      if (this.#recent.get(address) === recent) this.#recent.delete(address);
    };
    recent.answer.then(({ ok }) => {
      recent.isKnown = true;
      recent.old = undefined;
      if (!ok) forget();
    }, forget);
    return recent;
  }
}
