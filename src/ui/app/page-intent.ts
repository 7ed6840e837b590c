import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Behind } from './page-cache';

/** Starts to prefetch a page; returns undefined for a page that cannot be prefetched. */
export type FetchAhead = (address: string) => Behind | undefined;

/** Hover time before a link is prefetched, in milliseconds. */
const HOVER_DELAY = 80;

/** Focus time before a link is prefetched, in milliseconds. Longer than hover time, because keyboard users tab through links. */
const FOCUS_DELAY = 240;

/** Delay before a prefetch is cancelled, in milliseconds: a finger leaves a link before its click event. */
const CANCEL_DELAY = 300;

/** Minimum time between two prefetches of the same page, in milliseconds. */
const REPEAT_DELAY = 10_000;

const MAX_CONCURRENT = 2;

const MINUTE = 60_000;

/** Maximum number of prefetches in a minute, cancelled ones included. */
const MAX_PER_MINUTE = 20;

interface Fetch {
  readonly cancel: Behind['cancel'];
  left: Cancel | undefined;
}

/**
 * Prefetches the page that a visitor is about to open: two at a time, 20 a minute, each once in ten seconds.
 * Pauses for a minute after a rate limit.
 */
export class PageIntent {
  private readonly running = new Map<string, Fetch>();
  private readonly startedAt = new Map<string, number>();
  private resting: { readonly address: string; readonly cancel: Cancel } | undefined;
  private next: string | undefined;
  /** Start times of recent prefetches in ascending order, in milliseconds since 1970. */
  private startTimes: number[] = [];
  private pausedUntil = 0;

  constructor(
    private readonly clock: Clock,
    private readonly fetchAhead: FetchAhead,
  ) {}

  /** Handles a pointer over a link. */
  rested(address: string): void {
    this.rest(address, HOVER_DELAY);
  }

  /** Handles the focus on a link. */
  focused(address: string): void {
    this.rest(address, FOCUS_DELAY);
  }

  /** Handles a press on a link. */
  wanted(address: string): void {
    this.keepRunning(address);
    if (this.running.has(address) || this.isRecent(address) || !this.canStart()) return;
    if (this.running.size < MAX_CONCURRENT) this.startFetch(address);
    else this.next = address;
  }

  /** Handles a followed link, whose page loads its own data. */
  followed(): void {
    this.stopResting();
    this.next = undefined;
  }

  /** Handles a pointer or focus that leaves a link. */
  left(address: string): void {
    if (this.resting?.address === address) this.stopResting();
    if (this.next === address) this.next = undefined;
    const fetch = this.running.get(address);
    if (fetch === undefined) return;
    fetch.left?.();
    fetch.left = this.clock.after(CANCEL_DELAY, () => {
      if (fetch.cancel()) this.startedAt.delete(address);
      this.ended(address, fetch);
    });
  }

  /** Cancels all prefetches. */
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
    this.keepRunning(address);
    this.stopResting();
    this.resting = {
      address,
      cancel: this.clock.after(time, () => {
        this.wanted(address);
      }),
    };
  }

  private keepRunning(address: string): void {
    const fetch = this.running.get(address);
    fetch?.left?.();
    if (fetch !== undefined) fetch.left = undefined;
  }

  private startFetch(address: string): void {
    const refresh = this.fetchAhead(address);
    if (refresh === undefined) return;
    this.startedAt.set(address, this.clock.now());
    this.startTimes.push(this.clock.now());
    const fetch: Fetch = { cancel: refresh.cancel, left: undefined };
    this.running.set(address, fetch);
    void refresh.ended.then((ending) => {
      if (ending === 'refused') this.pausedUntil = this.clock.now() + MINUTE;
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

  private canStart(): boolean {
    const now = this.clock.now();
    this.startTimes = this.startTimes.filter((time) => time > now - MINUTE);
    return this.startTimes.length < MAX_PER_MINUTE && now >= this.pausedUntil;
  }

  private isRecent(address: string): boolean {
    const oldest = this.clock.now() - REPEAT_DELAY;
    for (const [asked, time] of this.startedAt) if (time <= oldest) this.startedAt.delete(asked);
    return this.startedAt.has(address);
  }

  private stopResting(): void {
    this.resting?.cancel();
    this.resting = undefined;
  }
}
