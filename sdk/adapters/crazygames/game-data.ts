import type { HolocadeSdk } from '../../index';
import { AccountCopy } from './account-copy';
import { AccountStorage } from './account-storage';
import type { ItemStorage } from './item-storage';
import { ItemMap } from './item-map';
import { LocalItems } from './local-items';

const NOT_STORED = 'Saves are lost when the page closes.';

/** The items of guests, in local storage. */
class GuestStorage implements ItemStorage {
  #warned = false;

  constructor(
    private readonly local: LocalItems,
    private readonly warn: (text: string) => void,
  ) {}

  /** Loads the stored items. */
  open(items: ItemMap): void {
    items.replace(
      [...this.local.read()].flatMap(([key, { value }]) => (value === null ? [] : [[key, value] as const])),
    );
  }

  record(key: string, value: string | null): void {
    if (value === null) this.local.remove(key);
    else if (!this.local.store(key, { value, at: Date.now() }) && !this.#warned) {
      this.#warned = true;
      this.warn(NOT_STORED);
    }
  }

  flush(): void {
    // Every change is stored at once.
  }

  close(): void {
    // Nothing is pending.
  }
}

/** Maximum size of the items of a player, in bytes. */
const DATA_MAX = 1_048_576;

/** The data module of the CrazyGames SDK: like `localStorage`, for one player. */
export interface CrazygamesData {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** The items of the current player. The game reads them synchronously; they are stored in the background. */
export class GameData implements CrazygamesData {
  readonly #items = new ItemMap();
  /** Keys that changed above the size limit. */
  readonly #unsaved = new Set<string>();
  readonly #guest: LocalItems;
  #itemStorage: ItemStorage | undefined;
  #used = false;

  constructor(
    private readonly save: HolocadeSdk['save'],
    private readonly storage: () => Storage,
    private readonly warn: (text: string) => void,
  ) {
    this.#guest = new LocalItems(storage, undefined);
  }

  /** True if the game has read or changed items. */
  get used(): boolean {
    return this.#used;
  }

  /** Loads the items of a player, or those of guests without a username. Returns true if the items have changed. */
  async open(username: string | undefined): Promise<boolean> {
    const before = this.#items.copy();
    if (username === undefined) {
      const guestStorage = new GuestStorage(this.#guest, this.warn);
      guestStorage.open(this.#items);
      this.#itemStorage = guestStorage;
    } else {
      const accountStorage = new AccountStorage({
        items: this.#items,
        copy: new AccountCopy(this.save),
        local: new LocalItems(this.storage, username),
        guest: this.#guest,
        warn: this.warn,
        most: DATA_MAX,
      });
      await accountStorage.open();
      this.#itemStorage = accountStorage;
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

  /** Stores pending changes, because the page may be about to close. */
  flush(): void {
    this.#itemStorage?.flush();
  }

  /** Closes the storage of the current player. */
  close(): void {
    this.#itemStorage?.close();
  }

  #put(key: string, value: string | undefined): void {
    this.#used = true;
    if (this.#items.get(key) === value) return;
    this.#items.put(key, value);
    const wasFull = this.#unsaved.size > 0;
    this.#unsaved.add(key);
    if (this.#items.bytes > DATA_MAX) {
      if (!wasFull) this.warn(`Nothing is saved above ${DATA_MAX} bytes.`);
      return;
    }
    for (const changed of this.#unsaved) this.#itemStorage?.record(changed, this.#items.get(changed) ?? null);
    this.#unsaved.clear();
  }
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
