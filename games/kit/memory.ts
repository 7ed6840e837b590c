import type { Json } from './json';
import { portal } from './portal';

/** How long a change waits for others before it is written, in milliseconds. */
export const MEMORY_PAUSE = 2_000;
const attempts = 3;

/** Where saves are kept: `undefined` says that nobody answered. */
export interface SlotDesk {
  load(slot: number): Promise<{ readonly data: unknown } | 'empty' | undefined>;
  /** `conflict` when the slot was changed by somebody else since it was loaded or written here. */
  write(slot: number, name: string, data: Json): Promise<'written' | 'conflict' | undefined>;
  onAuth(listener: () => void): void;
}

/** What a game wants to have remembered, and how. */
export interface MemoryOptions<T extends Json> {
  /** 1 unless given. */
  readonly slot?: number;
  /** Name of the save, for the player. */
  readonly name?: string;
  /** What a player without a save begins with. */
  readonly blank: T;
  /** Understands a save, or answers undefined: it may be of an older build. */
  read(data: unknown): T | undefined;
  /** Makes one of what this page knows and what the save holds, when both have moved on. */
  merge(mine: T, theirs: T): T;
}

/** A save slot as a value: loaded at first, written soon after each change, and begun anew for another player. */
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

  /** Loads the save, now and after each change of the player; call it once. */
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

  /** Calls back whenever the value came from somewhere else than `change`. */
  onLoad(listener: (value: T) => void): void {
    this.listeners.push(listener);
  }

  /** Changes the value; it is written within two seconds. */
  change(value: T): void {
    this.value = value;
    this.dirty = true;
    this.timer ??= setTimeout(() => void this.flush(), MEMORY_PAUSE);
  }

  /** Writes now what is not written yet; never rejects. */
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
