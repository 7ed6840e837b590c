/** A new value, or null for a removed item. */
export interface Change {
  readonly value: string | null;
  /** Milliseconds since the Unix epoch; 0 for a change made before the account was loaded. */
  readonly at: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The items of one player, or of guests, in local storage. If storage is blocked or full, they last as long as the page. */
export class LocalItems {
  readonly #prefix: string;

  /** `storage` may throw, as `window.localStorage` does if storage is blocked. Without an `owner` the items belong to guests. */
  constructor(
    private readonly storage: () => Store,
    owner: string | undefined,
  ) {
    this.#prefix = `_crazygames:${owner === undefined ? '' : encodeURIComponent(owner)}:`;
  }

  read(): Map<string, Change> {
    const items = new Map<string, Change>();
    for (const name of this.#names()) {
      const change = this.#change(name);
      if (change !== undefined) items.set(name.slice(this.#prefix.length), change);
    }
    return items;
  }

  /** Returns false if the browser did not store the item. */
  store(key: string, { value, at }: Change): boolean {
    try {
      this.storage().setItem(this.#prefix + key, JSON.stringify([value, at]));
      return true;
    } catch {
      return false;
    }
  }

  remove(key: string): void {
    try {
      this.storage().removeItem(this.#prefix + key);
    } catch {
      // Blocked storage contains nothing to remove.
    }
  }

  #names(): readonly string[] {
    try {
      const store = this.storage();
      const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
      return names.filter((name) => name.startsWith(this.#prefix));
    } catch {
      return [];
    }
  }

  /** Returns undefined for invalid data, because anyone can edit local storage. */
  #change(name: string): Change | undefined {
    try {
      const [value, at] = JSON.parse(this.storage().getItem(name) ?? '') as readonly unknown[];
      if (value !== null && typeof value !== 'string') return undefined;
      return typeof at === 'number' ? { value, at } : undefined;
    } catch {
      return undefined;
    }
  }
}
