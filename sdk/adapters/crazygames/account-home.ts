import { isConflict, passes, refusedCall } from '../common/refused-call';
import type { AccountCopy, LoadedCopy } from './account-copy';
import type { ItemHome } from './item-home';
import type { ItemMap } from './item-map';
import type { Change, LocalItems } from './local-items';

/** Milliseconds in which changes gather before they go up. */
const GATHER = 1_000;
/** The portal takes 60 writes a minute: half of them are left for what else the game does. */
const EACH_WRITE = 2_000;
const LONGEST_WAIT = 30_000;

/** Runs uploads one after the other: a moment after a change, at a pace that the portal allows, and again after a failure. */
class Uploads {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #wanted = false;
  #stopped = false;
  #failures = 0;
  #notBefore = 0;

  /** `upload` answers with how many writes it took, or with undefined when it is to be tried again. */
  constructor(private readonly upload: () => Promise<number | undefined>) {}

  /** Has what is changed go up soon. */
  soon(): void {
    if (this.#stopped) return;
    if (this.#running) this.#wanted = true;
    else this.#timer ??= setTimeout(() => void this.#run(), Math.max(GATHER, this.#notBefore - Date.now()));
  }

  /** Has it go up now. */
  now(): void {
    if (this.#timer !== undefined) void this.#run();
  }

  /** Nothing goes up any more. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running || this.#stopped) return;
    this.#running = true;
    this.#wanted = false;
    const writes = await this.upload();
    this.#running = false;
    this.#failures = writes === undefined ? this.#failures + 1 : 0;
    const wait = writes === undefined ? Math.min(GATHER * 2 ** this.#failures, LONGEST_WAIT) : writes * EACH_WRITE;
    this.#notBefore = Date.now() + wait;
    if (this.#wanted || writes === undefined) this.soon();
  }
}

/** Milliseconds before each further try of the first load; after that the game goes on and it is tried behind it. */
const TRIES = [0, 1_000, 3_000];
const TRY_AGAIN = 15_000;
const CONFLICTS = 5;

/** What an account's items are made of. */
export interface AccountParts {
  readonly items: ItemMap;
  readonly copy: AccountCopy;
  /** What this player has changed here and the account has not taken yet: it survives the page. */
  readonly local: LocalItems;
  /** What was done here without an account. */
  readonly guest: LocalItems;
  readonly warn: (text: string) => void;
  /** Bytes above which nothing is saved any more. */
  readonly most: number;
}

/** The items of a signed-in player: in the account, and until it has taken them in local storage. */
export class AccountHome implements ItemHome {
  readonly #unsent: Map<string, Change>;
  readonly #uploads = new Uploads(() => this.#upload());
  #known = false;
  #moving = false;
  #gone = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  #left = '';

  constructor(private readonly parts: AccountParts) {
    this.#unsent = parts.local.read();
  }

  /** Shows what the account holds; where it cannot be known for now, what is here, and the account's own wins as soon as it is. */
  async open(): Promise<void> {
    for (const wait of TRIES) {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const learnt = await this.#learn();
      if (learnt === 'known') return;
      if (learnt === 'refused') return this.#show(new Map());
    }
    this.parts.warn('Saves are not loaded.');
    this.#show(new Map());
    this.#tryLater();
  }

  record(key: string, value: string | null): void {
    const change: Change = { value, at: this.#known ? Date.now() : 0 };
    this.#unsent.set(key, change);
    this.parts.local.keep(key, change);
    this.#uploads.soon();
  }

  hurry(): void {
    this.#uploads.now();
  }

  leave(): void {
    this.#gone = true;
    this.#uploads.stop();
    this.parts.copy.close();
    clearTimeout(this.#later);
  }

  async #learnLater(): Promise<void> {
    if ((await this.#learn()) === 'not-reached') this.#tryLater();
  }

  #tryLater(): void {
    if (!this.#gone) this.#later = setTimeout(() => void this.#learnLater(), TRY_AGAIN);
  }

  async #learn(): Promise<'known' | 'not-reached' | 'refused'> {
    try {
      const loaded = await this.parts.copy.load();
      if (!this.#gone) this.#adopt(loaded);
      return 'known';
    } catch (error) {
      if (passes(error)) return 'not-reached';
      this.parts.warn(`Saves stay in this browser: ${refusedCall(error).message}`);
      return 'refused';
    }
  }

  /** The account's copy wins over what is older here, or was made without knowing it; the rest goes up, and a guest's where there is none. */
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
      local.drop(key);
    }
    this.#known = true;
    this.#show(loaded?.items ?? new Map());
    if (this.#unsent.size > 0) this.#uploads.soon();
  }

  #show(items: ReadonlyMap<string, string>): void {
    this.parts.items.replace(items);
    for (const [key, { value }] of this.#unsent) this.parts.items.put(key, value ?? undefined);
  }

  /** Milliseconds until the next one may begin, or undefined when this one has failed and is to be tried again. */
  async #upload(): Promise<number | undefined> {
    const { items, copy, most } = this.parts;
    if (!this.#known || this.#unsent.size === 0 || items.bytes > most) return 0;
    for (let conflicts = 0; ; conflicts += 1) {
      const sent = new Map(this.#unsent);
      try {
        const { left, writes } = await copy.store(items.copy());
        this.#taken(sent, left);
        return writes;
      } catch (error) {
        if (isConflict(error) && conflicts < CONFLICTS) {
          if (await this.#rebase()) continue;
          return undefined;
        }
        if (passes(error) || isConflict(error)) return undefined;
        this.parts.warn(`Saves stay in this browser: ${refusedCall(error).message}`);
        return 0;
      }
    }
  }

  /** Another tab or device has saved: its items, and over them what was changed here since. */
  async #rebase(): Promise<boolean> {
    try {
      const loaded = await this.parts.copy.load();
      if (loaded !== undefined) this.#show(loaded.items);
      return true;
    } catch {
      return false;
    }
  }

  #taken(sent: ReadonlyMap<string, Change>, left: ReadonlySet<string>): void {
    const { local, guest, warn } = this.parts;
    for (const [key, change] of sent) {
      if (left.has(key)) local.keep(key, change);
      else if (this.#unsent.get(key) === change) {
        this.#unsent.delete(key);
        local.drop(key);
      }
    }
    if (this.#moving) {
      for (const key of guest.read().keys()) guest.drop(key);
      this.#moving = false;
    }
    const names = [...left].join(', ');
    if (names !== '' && names !== this.#left) warn(`Saves stay in this browser, too large: ${names}`);
    this.#left = names;
  }
}
