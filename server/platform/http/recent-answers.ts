import type { ServerClock } from '../system/server-clock';

/** How long an answer is given again, in milliseconds. */
const KEPT_MS = 1000;
/** Of one call. */
const MOST_KEPT = 100;

interface Recent<Answer> {
  readonly until: number;
  readonly answer: Promise<Answer>;
}

/** Answers that are the same for every visitor, each for a second from when it was asked for: a burst of one question costs one. A refusal or an error is not kept. */
export class RecentAnswers<Answer extends { readonly ok: boolean }> {
  readonly #clock: Pick<ServerClock, 'now'>;
  readonly #recent = new Map<string, Recent<Answer>>();

  constructor(clock: Pick<ServerClock, 'now'>) {
    this.#clock = clock;
  }

  /** The answer to this address, asked for at most once in a second. */
  take(address: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = this.#clock.now().getTime();
    const found = this.#recent.get(address);
    if (found && now < found.until) return found.answer;
    const recent = { until: now + KEPT_MS, answer: ask() };
    this.#recent.delete(address);
    const [oldest] = this.#recent.keys();
    if (oldest !== undefined && this.#recent.size >= MOST_KEPT) this.#recent.delete(oldest);
    this.#recent.set(address, recent);
    const forget = (): void => {
      if (this.#recent.get(address) === recent) this.#recent.delete(address);
    };
    recent.answer.then(({ ok }) => (ok ? undefined : forget()), forget);
    return recent.answer;
  }
}
