import type { Clock } from '../../application/system/clock.port';
import type { Ask, Likeness } from './page-answer';
import { isAnswer, isGone, isTooMany } from './page-answer';
import type { ShownAnswers } from './shown-answers';

interface Seen {
  readonly answer: unknown;
  /** Number of the call that brought it. */
  readonly call: number;
  /** Until then, or until a page has been given it, it is not asked for again; milliseconds since 1970. */
  freshUntil: number;
}

/** How a call behind a page has ended: `refused` when the server asks for fewer. */
export type Ending = 'done' | 'refused';

/** A call that is made behind a page, or ahead of it. */
export interface Behind {
  readonly ended: Promise<Ending>;
  /** Gives up, unless a page waits for it by then; tells whether it was given up. */
  readonly cancel: () => boolean;
}

interface Call extends Behind {
  readonly abort: () => void;
  /** A page waits for it: it is no longer a guess. */
  wanted: boolean;
}

/** How long an answer counts as new that no page has been given yet; milliseconds. */
const FRESH = 10_000;

/** How many pages are remembered. */
const BOUND = 40;

/** What the pages of this tab were last given: seen once, a page stands at once, and is asked for again behind it. */
export class SeenPages {
  private readonly seen = new Map<string, Seen>();
  private readonly behind = new Map<string, Call>();
  private calls = 0;
  /** Calls up to this one were made for somebody else, and write nothing. */
  private forgotten = 0;

  constructor(
    private readonly clock: Clock,
    private readonly shown: Pick<ShownAnswers, 'replace'>,
    private readonly bound = BOUND,
  ) {}

  /** Gives what was seen, and asks again behind it; what was never seen is waited for. */
  async read(address: string, ask: Ask, likeness: Likeness, signal: AbortSignal): Promise<unknown> {
    const call = this.behind.get(address);
    if (call !== undefined) call.wanted = true;
    if (call !== undefined && !this.seen.has(address)) {
      await call.ended;
      signal.throwIfAborted();
    }
    const seen = this.touch(address);
    if (seen === undefined) return this.ask(address, ask, signal);
    if (this.clock.now() >= seen.freshUntil) this.begin(address, ask, likeness).wanted = true;
    seen.freshUntil = 0;
    return seen.answer;
  }

  /** Asks, whatever was seen; an answer is kept, a failure is thrown. */
  async ask(address: string, ask: Ask, signal: AbortSignal): Promise<unknown> {
    const call = ++this.calls;
    const answer = await ask(signal);
    if (!signal.aborted) this.write(address, { answer, call, freshUntil: 0 });
    return answer;
  }

  /** Asks without making a page wait, for the next to read it; once at a time. */
  refresh(address: string, ask: Ask, likeness: Likeness): Behind {
    return this.begin(address, ask, likeness);
  }

  /** Keeps what a page was given without asking here. */
  seed(address: string, answer: unknown): void {
    this.write(address, { answer, call: ++this.calls, freshUntil: 0 });
  }

  /** Forgets what was given at some addresses, and what is on its way there. */
  forget(at: (address: string) => boolean): void {
    for (const address of [...this.seen.keys()]) if (at(address)) this.seen.delete(address);
    for (const [address, { abort }] of [...this.behind]) if (at(address)) abort();
  }

  /** Forgets everything, and what is on its way: somebody else asks from now on. */
  clear(): void {
    this.forgotten = this.calls;
    this.seen.clear();
    for (const { abort } of [...this.behind.values()]) abort();
  }

  private begin(address: string, ask: Ask, likeness: Likeness): Call {
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
      ended: this.revalidate(address, ask, likeness, control.signal).finally(() => {
        if (this.behind.get(address) === call) this.behind.delete(address);
      }),
    };
    this.behind.set(address, call);
    return call;
  }

  /** A failure leaves the page as it is; only what is gone for good is not shown again. */
  private async revalidate(address: string, ask: Ask, likeness: Likeness, signal: AbortSignal): Promise<Ending> {
    const call = ++this.calls;
    try {
      const answer = await ask(signal);
      if (signal.aborted) return 'done';
      const before = this.seen.get(address)?.answer;
      const same = before !== undefined && likeness(before) === likeness(answer);
      const written = this.write(address, {
        answer: same ? before : answer,
        call,
        freshUntil: this.clock.now() + FRESH,
      });
      if (written && !same && before !== undefined) this.shown.replace(before);
      return isTooMany(answer) ? 'refused' : 'done';
    } catch (thrown) {
      if (!signal.aborted && isGone(thrown)) this.seen.delete(address);
      return isTooMany(thrown) ? 'refused' : 'done';
    }
  }

  /** Only what is newer than what is there is written. */
  private write(address: string, next: Seen): boolean {
    const before = this.seen.get(address)?.call ?? this.forgotten;
    if (next.call <= Math.max(before, this.forgotten) || !isAnswer(next.answer)) return false;
    this.seen.delete(address);
    this.seen.set(address, next);
    for (const oldest of this.seen.keys()) {
      if (this.seen.size <= this.bound) break;
      this.seen.delete(oldest);
    }
    return true;
  }

  /** What was seen there, as the last that was looked at. */
  private touch(address: string): Seen | undefined {
    const seen = this.seen.get(address);
    if (seen === undefined) return undefined;
    this.seen.delete(address);
    this.seen.set(address, seen);
    return seen;
  }
}
