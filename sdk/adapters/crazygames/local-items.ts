/** A value as it was set, or null for one that was removed. */
export interface Change {
  readonly value: string | null;
  /** Milliseconds since 1970, UTC; 0 for one that was made without knowing what the account holds. */
  readonly at: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The items of one player, or of guests, in local storage; where that is blocked or full they live as long as the page. */
export class LocalItems {
  readonly #prefix: string;

  /** `storage` may throw, as `window.localStorage` does where storage is blocked; without an `owner` they are those of guests. */
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

  /** False when the browser does not keep it. */
  keep(key: string, { value, at }: Change): boolean {
    try {
      this.storage().setItem(this.#prefix + key, JSON.stringify([value, at]));
      return true;
    } catch {
      return false;
    }
  }

  drop(key: string): void {
    try {
      this.storage().removeItem(this.#prefix + key);
    } catch {
      // What could not be kept needs no removal.
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

  /** Anyone can edit local storage, so what is not understood is left out. */
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
