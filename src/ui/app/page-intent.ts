import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Behind } from './seen-pages';

/** Begins to fetch a page; undefined when that page is not fetched ahead. */
export type FetchAhead = (address: string) => Behind | undefined;

/** How long the pointer rests on a link before it counts; milliseconds. */
const REST = 80;

/** How long the focus rests on a link before it counts: who walks through links rests on each for a moment; milliseconds. */
const FOCUS_REST = 240;

/** How long a page that was left is still fetched: a finger leaves a link before its click comes; milliseconds. */
const GRACE = 300;

/** How long a page is not fetched ahead again; milliseconds. */
const PAUSE = 10_000;

const AT_ONCE = 2;

const MINUTE = 60_000;

/** How many pages are fetched ahead in a minute, those that were given up as well. */
const A_MINUTE = 20;

interface Fetch {
  readonly cancel: Behind['cancel'];
  left: Cancel | undefined;
}

/** Fetches the page that a visitor is about to open: two at a time, twenty a minute, each once in ten seconds, none that was left again, and none for a minute once the server asks for fewer. */
export class PageIntent {
  private readonly running = new Map<string, Fetch>();
  private readonly begun = new Map<string, number>();
  private resting: { readonly address: string; readonly cancel: Cancel } | undefined;
  private next: string | undefined;
  /** When the last ones were begun, the oldest first; milliseconds since 1970. */
  private begins: number[] = [];
  private quietUntil = 0;

  constructor(
    private readonly clock: Clock,
    private readonly fetchAhead: FetchAhead,
  ) {}

  /** The pointer has come to a link. */
  rested(address: string): void {
    this.rest(address, REST);
  }

  /** The focus has come to a link. */
  focused(address: string): void {
    this.rest(address, FOCUS_REST);
  }

  /** A link is pressed. */
  wanted(address: string): void {
    this.stay(address);
    if (this.running.has(address) || this.isRecent(address) || !this.mayBegin()) return;
    if (this.running.size < AT_ONCE) this.begin(address);
    else this.next = address;
  }

  /** A link is followed: its page asks for itself from now on. */
  followed(): void {
    this.stopResting();
    this.next = undefined;
  }

  /** The pointer or the focus has left a link. */
  left(address: string): void {
    if (this.resting?.address === address) this.stopResting();
    if (this.next === address) this.next = undefined;
    const fetch = this.running.get(address);
    if (fetch === undefined) return;
    fetch.left?.();
    fetch.left = this.clock.after(GRACE, () => {
      if (fetch.cancel()) this.begun.delete(address);
      this.ended(address, fetch);
    });
  }

  /** Gives up whatever is on its way. */
  stop(): void {
    this.stopResting();
    this.next = undefined;
    for (const { cancel, left } of this.running.values()) {
      left?.();
      cancel();
    }
    this.running.clear();
  }

  private rest(address: string, time: number): void {
    this.stay(address);
    this.stopResting();
    this.resting = {
      address,
      cancel: this.clock.after(time, () => {
        this.wanted(address);
      }),
    };
  }

  private stay(address: string): void {
    const fetch = this.running.get(address);
    fetch?.left?.();
    if (fetch !== undefined) fetch.left = undefined;
  }

  private begin(address: string): void {
    const behind = this.fetchAhead(address);
    if (behind === undefined) return;
    this.begun.set(address, this.clock.now());
    this.begins.push(this.clock.now());
    const fetch: Fetch = { cancel: behind.cancel, left: undefined };
    this.running.set(address, fetch);
    void behind.ended.then((ending) => {
      if (ending === 'refused') this.quietUntil = this.clock.now() + MINUTE;
      this.ended(address, fetch);
    });
  }

  private ended(address: string, fetch: Fetch): void {
    fetch.left?.();
    if (this.running.get(address) !== fetch) return;
    this.running.delete(address);
    const { next } = this;
    this.next = undefined;
    if (next !== undefined) this.wanted(next);
  }

  private mayBegin(): boolean {
    const now = this.clock.now();
    this.begins = this.begins.filter((time) => time > now - MINUTE);
    return this.begins.length < A_MINUTE && now >= this.quietUntil;
  }

  private isRecent(address: string): boolean {
    const oldest = this.clock.now() - PAUSE;
    for (const [asked, time] of this.begun) if (time <= oldest) this.begun.delete(asked);
    return this.begun.has(address);
  }

  private stopResting(): void {
    this.resting?.cancel();
    this.resting = undefined;
  }
}
