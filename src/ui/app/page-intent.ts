import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Behind } from './seen-pages';

/** Begins to fetch a page; undefined when that page is not fetched ahead. */
export type FetchAhead = (address: string) => Behind | undefined;

/** How long the pointer rests on a link before it counts; milliseconds. */
const REST = 80;

/** How long a page that was left is still fetched: a finger leaves a link before its click comes; milliseconds. */
const GRACE = 300;

/** How long a page is not fetched ahead again; milliseconds. */
const PAUSE = 10_000;

const AT_ONCE = 2;

interface Fetch {
  readonly cancel: Cancel;
  left: Cancel | undefined;
}

/** Fetches the page that a visitor is about to open: two at a time, each once in ten seconds, and none that was left again. */
export class PageIntent {
  private readonly running = new Map<string, Fetch>();
  private readonly begun = new Map<string, number>();
  private resting: { readonly address: string; readonly cancel: Cancel } | undefined;
  private next: string | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly fetchAhead: FetchAhead,
  ) {}

  /** The pointer has come to a link. */
  rested(address: string): void {
    this.stay(address);
    this.stopResting();
    this.resting = {
      address,
      cancel: this.clock.after(REST, () => {
        this.wanted(address);
      }),
    };
  }

  /** A link is pressed, or has the focus. */
  wanted(address: string): void {
    this.stay(address);
    if (this.running.has(address) || this.isRecent(address)) return;
    if (this.running.size < AT_ONCE) this.begin(address);
    else this.next = address;
  }

  /** The pointer or the focus has left a link. */
  left(address: string): void {
    if (this.resting?.address === address) this.stopResting();
    if (this.next === address) this.next = undefined;
    const fetch = this.running.get(address);
    if (fetch === undefined) return;
    fetch.left?.();
    fetch.left = this.clock.after(GRACE, () => {
      fetch.cancel();
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

  private stay(address: string): void {
    const fetch = this.running.get(address);
    fetch?.left?.();
    if (fetch !== undefined) fetch.left = undefined;
  }

  private begin(address: string): void {
    const behind = this.fetchAhead(address);
    if (behind === undefined) return;
    this.begun.set(address, this.clock.now());
    const fetch: Fetch = { cancel: behind.cancel, left: undefined };
    this.running.set(address, fetch);
    void behind.ended.then(() => {
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
