import type { Clock } from '../../application/system/clock.port';
import type { Ask, Fingerprint } from './page-answer';
import { isAnswer, isGone, isTooMany } from './page-answer';
import type { ShownPageData } from './shown-page-data';

interface Seen {
  readonly answer: unknown;
  /** Number of the call that returned the answer. */
  readonly call: number;
  /** Time in milliseconds since 1970; until then, or until a page has used the answer, no new call is made. */
  freshUntil: number;
}

/** Result of a background call: `refused` after a rate limit. */
export type Ending = 'done' | 'refused';

/** A background call: a revalidation or a prefetch. */
export interface Behind {
  readonly ended: Promise<Ending>;
  /** Cancels the call unless a page waits for it; returns true if it was cancelled. */
  readonly cancel: () => boolean;
}

interface Call extends Behind {
  readonly abort: () => void;
  /** True once a page waits for the call. */
  wanted: boolean;
}

/** Lifetime of an unused answer, in milliseconds. */
const FRESH = 10_000;

/** Maximum number of cached pages. */
const BOUND = 40;

/** Stale-while-revalidate cache of this tab's page data. */
export class PageCache {
  private readonly seen = new Map<string, Seen>();
  private readonly behind = new Map<string, Call>();
  private calls = 0;
  /** Calls up to this number were made for an earlier visitor; their answers are discarded. */
  private clearedUpTo = 0;

  constructor(
    private readonly clock: Clock,
    private readonly shown: Pick<ShownPageData, 'replace'>,
    private readonly bound = BOUND,
  ) {}

  /** Returns the cached answer and revalidates it in the background; waits for a first answer. */
  async read(address: string, ask: Ask, fingerprint: Fingerprint, signal: AbortSignal): Promise<unknown> {
    const call = this.behind.get(address);
    if (call !== undefined) call.wanted = true;
    if (call !== undefined && !this.seen.has(address)) {
      await call.ended;
      signal.throwIfAborted();
    }
    const seen = this.touch(address);
    if (seen === undefined) return this.ask(address, ask, signal);
    if (this.clock.now() >= seen.freshUntil) this.begin(address, ask, fingerprint).wanted = true;
    seen.freshUntil = 0;
    return seen.answer;
  }

  /** Calls in any case; caches an answer and rethrows a failure. */
  async ask(address: string, ask: Ask, signal: AbortSignal): Promise<unknown> {
    const call = ++this.calls;
    const answer = await ask(signal);
    if (!signal.aborted) this.write(address, { answer, call, freshUntil: 0 });
    return answer;
  }

  /** Starts a background call unless one is running. */
  refresh(address: string, ask: Ask, fingerprint: Fingerprint): Behind {
    return this.begin(address, ask, fingerprint);
  }

  /** Caches an answer that was loaded elsewhere. */
  seed(address: string, answer: unknown): void {
    this.write(address, { answer, call: ++this.calls, freshUntil: 0 });
  }

  /** Removes matching addresses from the cache and aborts their calls. */
  forget(at: (address: string) => boolean): void {
    for (const address of [...this.seen.keys()]) if (at(address)) this.seen.delete(address);
    for (const [address, { abort }] of [...this.behind]) if (at(address)) abort();
  }

  /** Clears the cache and aborts all calls after a change of the visitor. */
  clear(): void {
    this.clearedUpTo = this.calls;
    this.seen.clear();
    for (const { abort } of [...this.behind.values()]) abort();
  }

  private begin(address: string, ask: Ask, fingerprint: Fingerprint): Call {
    const running = this.behind.get(address);
    if (running !== undefined) return running;
    const control = new AbortController();
    const abort = () => {
      control.abort();
      if (this.behind.get(address) === call) this.behind.delete(address);
    };
    const call: Call = {
      wanted: false,
      abort,
      cancel: () => {
        if (!call.wanted) abort();
        return !call.wanted;
      },
      ended: this.revalidate(address, ask, fingerprint, control.signal).finally(() => {
        if (this.behind.get(address) === call) this.behind.delete(address);
      }),
    };
    this.behind.set(address, call);
    return call;
  }

  /** Keeps the cached answer after a failure, unless the page no longer exists. */
  private async revalidate(address: string, ask: Ask, fingerprint: Fingerprint, signal: AbortSignal): Promise<Ending> {
    const call = ++this.calls;
    try {
      const answer = await ask(signal);
      if (signal.aborted) return 'done';
      const previous = this.seen.get(address)?.answer;
      const same = previous !== undefined && fingerprint(previous) === fingerprint(answer);
      const next = { answer: same ? previous : answer, call, freshUntil: this.clock.now() + FRESH };
      if (this.write(address, next) && !same && previous !== undefined) this.shown.replace(previous);
      return isTooMany(answer) ? 'refused' : 'done';
    } catch (thrown) {
      if (!signal.aborted && isGone(thrown)) this.seen.delete(address);
      return isTooMany(thrown) ? 'refused' : 'done';
    }
  }

  /** Stores the answer if it is newer than the cached one. */
  private write(address: string, next: Seen): boolean {
    const previous = this.seen.get(address)?.call ?? this.clearedUpTo;
    if (next.call <= Math.max(previous, this.clearedUpTo) || !isAnswer(next.answer)) return false;
    this.seen.delete(address);
    this.seen.set(address, next);
    for (const oldest of this.seen.keys()) {
      if (this.seen.size <= this.bound) break;
      this.seen.delete(oldest);
    }
    return true;
  }

  /** Returns the cached answer and marks it as most recently used. */
  private touch(address: string): Seen | undefined {
    const seen = this.seen.get(address);
    if (seen === undefined) return undefined;
    this.seen.delete(address);
    this.seen.set(address, seen);
    return seen;
  }
}
