import type { Json } from './json';
import { portal } from './portal';

/** Milliseconds in which changes are collected before a write. */
export const MEMORY_PAUSE = 2_000;
const attempts = 3;

/** The storage of saves. `undefined` means that the portal did not answer. */
export interface SlotDesk {
  load(slot: number): Promise<{ readonly data: unknown } | 'empty' | undefined>;
  /** Resolves with `conflict` if the slot has changed since this page loaded or wrote it. */
  write(slot: number, name: string, data: Json): Promise<'written' | 'conflict' | undefined>;
  onAuth(listener: () => void): void;
}

/** Options of a stored value. */
export interface MemoryOptions<T extends Json> {
  /** Save slot, by default 1. */
  readonly slot?: number;
  /** Display name of the save. */
  readonly name?: string;
  /** Value for a player without a save. */
  readonly blank: T;
  /** Parses a save. Returns undefined for invalid data, because an older build may have written it. */
  read(data: unknown): T | undefined;
  /** Merges the value of this page with a save if both have changed. */
  merge(mine: T, theirs: T): T;
}

/** A value in a save slot: loaded first, written soon after each change, and reloaded for another player. */
export class Memory<T extends Json> {
  value: T;
  private readonly options: MemoryOptions<T>;
  private readonly desk: SlotDesk;
  private readonly listeners: ((value: T) => void)[] = [];
  private tail: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dirty = false;
  private player = 0;

  constructor(options: MemoryOptions<T>, desk: SlotDesk = portal) {
    this.options = options;
    this.desk = desk;
    this.value = options.blank;
  }

  /** Loads the save now and after each change of the player. Call it once. */
  open(): Promise<void> {
    this.desk.onAuth(() => {
      this.player += 1;
      this.rest();
      this.dirty = false;
      this.take(this.options.blank);
      void this.queue(() => this.load());
    });
    if (typeof window !== 'undefined') addEventListener('pagehide', () => void this.flush());
    return this.queue(() => this.load());
  }

  /** Calls back for each new value that did not come from `change`. */
  onLoad(listener: (value: T) => void): void {
    this.listeners.push(listener);
  }

  /** Changes the value and writes it within two seconds. */
  change(value: T): void {
    this.value = value;
    this.dirty = true;
    this.timer ??= setTimeout(() => void this.flush(), MEMORY_PAUSE);
  }

  /** Writes a pending change now. Never rejects. */
  flush(): Promise<void> {
    this.rest();
    return this.queue(() => this.store());
  }

  private queue(step: () => Promise<void>): Promise<void> {
    this.tail = this.tail.then(step);
    return this.tail;
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private take(value: T): void {
    this.value = value;
    for (const listener of this.listeners) listener(value);
  }

  private async load(): Promise<void> {
    const { player, options } = this;
    const found = await this.desk.load(options.slot ?? 1);
    if (player !== this.player || found === undefined || found === 'empty') return;
    const saved = options.read(found.data);
    if (saved !== undefined) this.take(this.dirty ? options.merge(this.value, saved) : saved);
  }

  private async store(): Promise<void> {
    const { player, options } = this;
    for (let left = attempts; left > 0 && this.dirty && player === this.player; left -= 1) {
      this.dirty = false;
      const answer = await this.desk.write(options.slot ?? 1, options.name ?? '', this.value);
      if (player !== this.player || answer === 'written') return;
      this.dirty = true;
      if (answer === undefined) return;
      await this.load();
    }
  }
}
