import type { HolocadeSdk } from '../../index';
import { AccountCopy } from './account-copy';
import { AccountHome } from './account-home';
import type { ItemHome } from './item-home';
import { ItemMap } from './item-map';
import { LocalItems } from './local-items';

const NOT_KEPT = 'Saves end with the page.';

/** The items of whoever plays without an account: in local storage. */
class GuestHome implements ItemHome {
  #warned = false;

  constructor(
    private readonly local: LocalItems,
    private readonly warn: (text: string) => void,
  ) {}

  /** Shows what was kept. */
  open(items: ItemMap): void {
    items.replace(
      [...this.local.read()].flatMap(([key, { value }]) => (value === null ? [] : [[key, value] as const])),
    );
  }

  record(key: string, value: string | null): void {
    if (value === null) this.local.drop(key);
    else if (!this.local.keep(key, { value, at: Date.now() }) && !this.#warned) {
      this.#warned = true;
      this.warn(NOT_KEPT);
    }
  }

  hurry(): void {
    // Everything is kept as it comes.
  }

  leave(): void {
    // Nothing waits.
  }
}

/** The most that a game saves for a player, in bytes. */
const DATA_MAX = 1_048_576;

/** What a game of that SDK saves: as `localStorage`, for one player. */
export interface CrazygamesData {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** The items of whoever plays, at hand for the game at once, and kept where they belong behind it. */
export class GameData implements CrazygamesData {
  readonly #items = new ItemMap();
  /** Changed while there was too much. */
  readonly #unkept = new Set<string>();
  readonly #guest: LocalItems;
  #home: ItemHome | undefined;
  #used = false;

  constructor(
    private readonly save: HolocadeSdk['save'],
    private readonly storage: () => Storage,
    private readonly warn: (text: string) => void,
  ) {
    this.#guest = new LocalItems(storage, undefined);
  }

  /** Whether the game has looked at its items or changed them. */
  get used(): boolean {
    return this.#used;
  }

  /** Shows the items of a player, or without a name a guest's; tells whether others than before are to be seen. */
  async open(username: string | undefined): Promise<boolean> {
    const before = this.#items.copy();
    if (username === undefined) {
      const home = new GuestHome(this.#guest, this.warn);
      home.open(this.#items);
      this.#home = home;
    } else {
      const home = new AccountHome({
        items: this.#items,
        copy: new AccountCopy(this.save),
        local: new LocalItems(this.storage, username),
        guest: this.#guest,
        warn: this.warn,
        most: DATA_MAX,
      });
      await home.open();
      this.#home = home;
    }
    return !isSame(before, this.#items.copy());
  }

  getItem(key: string): string | null {
    this.#used = true;
    return this.#items.get(String(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#put(String(key), String(value));
  }

  removeItem(key: string): void {
    this.#put(String(key), undefined);
  }

  clear(): void {
    for (const key of this.#items.keys()) this.#put(key, undefined);
  }

  /** Keeps what waits, as the page may be about to go. */
  hurry(): void {
    this.#home?.hurry();
  }

  /** Somebody else plays from now on. */
  leave(): void {
    this.#home?.leave();
  }

  #put(key: string, value: string | undefined): void {
    this.#used = true;
    if (this.#items.get(key) === value) return;
    this.#items.put(key, value);
    const wasFull = this.#unkept.size > 0;
    this.#unkept.add(key);
    if (this.#items.bytes > DATA_MAX) {
      if (!wasFull) this.warn(`Nothing is saved above ${DATA_MAX} bytes.`);
      return;
    }
    for (const changed of this.#unkept) this.#home?.record(changed, this.#items.get(changed) ?? null);
    this.#unkept.clear();
  }
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
