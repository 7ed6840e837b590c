import type { ServerClock } from '../system/server-clock';

/** Lifetime of a stored answer, in milliseconds. */
const CACHED_MS = 1000;
/** Maximum number of stored answers per call. */
const MAX_CACHED = 100;

interface Recent<Answer> {
  readonly until: number;
  readonly answer: Promise<Answer>;
}

/**
 * Cache of answers that are equal for all visitors, for one second each, so a burst of equal requests costs one query.
 * Refusals and errors are not cached.
 */
export class RecentAnswers<Answer extends { readonly ok: boolean }> {
  readonly #clock: Pick<ServerClock, 'now'>;
  readonly #recent = new Map<string, Recent<Answer>>();

  constructor(clock: Pick<ServerClock, 'now'>) {
    this.#clock = clock;
  }

  /** Returns the answer to an address, computing it at most once a second. */
  take(address: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = this.#clock.now().getTime();
    const found = this.#recent.get(address);
    if (found && now < found.until) return found.answer;
    const recent = { until: now + CACHED_MS, answer: ask() };
    this.#recent.delete(address);
    const [oldest] = this.#recent.keys();
    if (oldest !== undefined && this.#recent.size >= MAX_CACHED) this.#recent.delete(oldest);
    this.#recent.set(address, recent);
    const forget = (): void => {
      if (this.#recent.get(address) === recent) this.#recent.delete(address);
    };
    recent.answer.then(({ ok }) => (ok ? undefined : forget()), forget);
    return recent.answer;
  }
}
