import type { ServerClock } from '../system/server-clock';

/** Lifetime of a stored answer, in milliseconds. */
const CACHED_MS = 1000;
/** Maximum number of stored answers per call. */
const MAX_CACHED = 100;
/** Maximum number of remembered addresses per call. */
const MAX_ASKED = 1000;

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
  known: Answer | undefined;
  isStored: boolean;
  old: Old<Answer> | undefined;
}

interface Storing {
  /** Further time in which an answer is returned while a new one is computed, in milliseconds. */
  readonly staleMs?: number;
  /**
   * Stores an answer only if its address was asked for before. Most addresses are asked for once, and collecting their answers takes a tenth of
   * the server's time. Default: stores every answer.
   */
  readonly askedAgain?: boolean;
}

/**
 * Cache of answers that are equal for all visitors, for one second each, so a burst of equal requests costs one query. Refusals and errors
 * are not cached.
 */
export class RecentAnswers<Answer extends { readonly ok: boolean }> {
  readonly #clock: Pick<ServerClock, 'now'>;
  readonly #staleMs: number;
  readonly #askedAgain: boolean;
  readonly #recent = new Map<string, Recent<Answer>>();
  readonly #asked = new Set<string>();

  constructor(clock: Pick<ServerClock, 'now'>, { staleMs = 0, askedAgain = false }: Storing = {}) {
    this.#clock = clock;
    this.#staleMs = staleMs;
    this.#askedAgain = askedAgain;
  }

  /** Returns the stored answer to an address without waiting; undefined if it is too old or still being computed. */
  known(address: string): Answer | undefined {
    const found = this.#recent.get(address);
    return found && this.#clock.now().getTime() < found.until ? found.known : undefined;
  }

  /**
   * Returns the answer to an address, computing it at most once a second. `ask` gets the stored answer that it replaces. Callers wait only if no
   * answer is young enough.
   */
  take(address: string, ask: (replaced?: Answer) => Promise<Answer>): Promise<Answer> {
    const now = this.#clock.now().getTime();
    const found = this.#recent.get(address);
    const isFresh = found !== undefined && now < found.until;
    if (isFresh) found.isStored = true;
    const recent = isFresh ? found : this.#renew(address, now, ask);
    return recent.old && now < recent.old.until ? recent.old.answer : recent.answer;
  }

  #renew(address: string, now: number, ask: (replaced?: Answer) => Promise<Answer>): Recent<Answer> {
    const found = this.#recent.get(address);
    const replaced = found?.known && found;
    const recent: Recent<Answer> = {
      until: now + CACHED_MS,
      answer: replaced ? replaced.answer.then(ask) : ask(),
      known: undefined,
      isStored: replaced !== undefined || this.#wasAsked(address),
      old: replaced && { until: replaced.until + this.#staleMs, answer: replaced.answer },
    };
    this.#recent.delete(address);
    const [oldest] = this.#recent.keys();
    if (oldest !== undefined && this.#recent.size >= MAX_CACHED) this.#recent.delete(oldest);
    this.#recent.set(address, recent);
    const forget = (): void => {
      if (this.#recent.get(address) === recent) this.#recent.delete(address);
    };
    recent.answer.then((known) => {
      recent.known = known;
      recent.old = undefined;
      if (!known.ok || !recent.isStored) forget();
    }, forget);
    return recent;
  }

  /** True if an answer to this address is to be stored; remembers the address. */
  #wasAsked(address: string): boolean {
    if (!this.#askedAgain || this.#asked.has(address)) return true;
    if (this.#asked.size >= MAX_ASKED) this.#asked.clear();
    this.#asked.add(address);
    return false;
  }
}
