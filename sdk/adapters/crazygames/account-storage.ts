import { isConflict, isRetryable, refusedCall } from '../common/refused-call';
import type { AccountCopy, LoadedCopy } from './account-copy';
import type { ItemStorage } from './item-storage';
import type { ItemMap } from './item-map';
import type { Change, LocalItems } from './local-items';

/** Milliseconds in which changes are collected before an upload. */
const GATHER = 1_000;
/** Milliseconds between writes. The portal accepts 60 writes a minute; half of them remain for other calls of the game. */
const EACH_WRITE = 2_000;
const LONGEST_WAIT = 30_000;

/** Runs uploads one at a time: shortly after a change, at a rate that the portal accepts, and again after a failure. */
class Uploads {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #requested = false;
  #stopped = false;
  #failures = 0;
  #notBefore = 0;

  /** `upload` returns the number of writes, or undefined if the upload must be repeated. */
  constructor(private readonly upload: () => Promise<number | undefined>) {}

  /** Schedules an upload. */
  schedule(): void {
    if (this.#stopped) return;
    if (this.#running) this.#requested = true;
    else this.#timer ??= setTimeout(() => void this.#run(), Math.max(GATHER, this.#notBefore - Date.now()));
  }

  /** Starts a scheduled upload now. */
  flush(): void {
    if (this.#timer !== undefined) void this.#run();
  }

  /** Cancels all uploads. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running || this.#stopped) return;
    this.#running = true;
    this.#requested = false;
    const writes = await this.upload();
    this.#running = false;
    this.#failures = writes === undefined ? this.#failures + 1 : 0;
    const wait = writes === undefined ? Math.min(GATHER * 2 ** this.#failures, LONGEST_WAIT) : writes * EACH_WRITE;
    this.#notBefore = Date.now() + wait;
    if (this.#requested || writes === undefined) this.schedule();
  }
}

/** Milliseconds before each try of the first load. Afterwards the game starts and loading is retried in the background. */
const TRIES = [0, 1_000, 3_000];
const RETRY_EVERY = 15_000;
const CONFLICTS = 5;

/** Dependencies of the items of an account. */
export interface AccountStorageDependencies {
  readonly items: ItemMap;
  readonly copy: AccountCopy;
  /** Changes of this player that the account has not stored yet. They survive the page. */
  readonly local: LocalItems;
  /** Changes of guests on this device. */
  readonly guest: LocalItems;
  readonly warn: (text: string) => void;
  /** Maximum size of all items in bytes. Nothing is saved above it. */
  readonly most: number;
}

/** The items of a logged-in player: in the account, and in local storage until the account has stored them. */
export class AccountStorage implements ItemStorage {
  readonly #unsent: Map<string, Change>;
  readonly #uploads = new Uploads(() => this.#upload());
  #known = false;
  #moving = false;
  #isClosed = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  #left = '';

  constructor(private readonly parts: AccountStorageDependencies) {
    this.#unsent = parts.local.read();
  }

  /** Loads the items of the account. If the portal cannot be reached, the local items are used until the account's items replace them. */
  async open(): Promise<void> {
    for (const wait of TRIES) {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const outcome = await this.#load();
      if (outcome === 'loaded') return;
      if (outcome === 'refused') return this.#show(new Map());
    }
    this.parts.warn('Saves are not loaded.');
    this.#show(new Map());
    this.#scheduleLoad();
  }

  record(key: string, value: string | null): void {
    const change: Change = { value, at: this.#known ? Date.now() : 0 };
    this.#unsent.set(key, change);
    this.parts.local.store(key, change);
    this.#uploads.schedule();
  }

  flush(): void {
    this.#uploads.flush();
  }

  close(): void {
    this.#isClosed = true;
    this.#uploads.stop();
    this.parts.copy.close();
    clearTimeout(this.#later);
  }

  async #loadLater(): Promise<void> {
    if ((await this.#load()) === 'unreachable') this.#scheduleLoad();
  }

  #scheduleLoad(): void {
    if (!this.#isClosed) this.#later = setTimeout(() => void this.#loadLater(), RETRY_EVERY);
  }

  async #load(): Promise<'loaded' | 'unreachable' | 'refused'> {
    try {
      const loaded = await this.parts.copy.load();
      if (!this.#isClosed) this.#adopt(loaded);
      return 'loaded';
    } catch (error) {
      if (isRetryable(error)) return 'unreachable';
      this.parts.warn(`Saves stay in this browser: ${refusedCall(error).message}`);
      return 'refused';
    }
  }

  /**
   * Merges the account's items with local changes. The account wins over older changes and over changes made before it was loaded. Other
   * changes are uploaded. An empty account receives the guest's items.
   */
  #adopt(loaded: LoadedCopy | undefined): void {
    const { guest, local } = this.parts;
    if (loaded === undefined) {
      for (const [key, change] of guest.read()) {
        this.#moving = true;
        if (!this.#unsent.has(key)) this.#unsent.set(key, change);
      }
    }
    for (const [key, { at }] of this.#unsent) {
      if (loaded === undefined || at > loaded.updatedAt || !loaded.items.has(key)) continue;
      this.#unsent.delete(key);
      local.remove(key);
    }
    this.#known = true;
    this.#show(loaded?.items ?? new Map());
    if (this.#unsent.size > 0) this.#uploads.schedule();
  }

  #show(items: ReadonlyMap<string, string>): void {
    this.parts.items.replace(items);
    for (const [key, { value }] of this.#unsent) this.parts.items.put(key, value ?? undefined);
  }

  /** Returns the number of writes, or undefined if the upload must be repeated. */
  async #upload(): Promise<number | undefined> {
    const { items, copy, most } = this.parts;
    if (!this.#known || this.#unsent.size === 0 || items.bytes > most) return 0;
    for (let conflicts = 0; ; conflicts += 1) {
      const sent = new Map(this.#unsent);
      try {
        const { left, writes } = await copy.store(items.copy());
        this.#markStored(sent, left);
        return writes;
      } catch (error) {
        if (isConflict(error) && conflicts < CONFLICTS) {
          if (await this.#rebase()) continue;
          return undefined;
        }
        if (isRetryable(error) || isConflict(error)) return undefined;
        this.parts.warn(`Saves stay in this browser: ${refusedCall(error).message}`);
        return 0;
      }
    }
  }

  /** Reloads the items that another tab or device has saved and reapplies the local changes. */
  async #rebase(): Promise<boolean> {
    try {
      const loaded = await this.parts.copy.load();
      if (loaded !== undefined) this.#show(loaded.items);
      return true;
    } catch {
      return false;
    }
  }

  #markStored(sent: ReadonlyMap<string, Change>, left: ReadonlySet<string>): void {
    const { local, guest, warn } = this.parts;
    for (const [key, change] of sent) {
      if (left.has(key)) local.store(key, change);
      else if (this.#unsent.get(key) === change) {
        this.#unsent.delete(key);
        local.remove(key);
      }
    }
    if (this.#moving) {
      for (const key of guest.read().keys()) guest.remove(key);
      this.#moving = false;
    }
    const names = [...left].join(', ');
    if (names !== '' && names !== this.#left) warn(`Saves stay in this browser, too large: ${names}`);
    this.#left = names;
  }
}
