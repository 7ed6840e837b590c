/** The part of local storage that the store uses. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * State under one key of local storage, shared by all tabs of the origin. If storage is blocked or full, the state lasts as long as the
 * page.
 */
export class PageStore<T> {
  readonly #storage: () => PageStorage;
  readonly #key: string;
  readonly #parse: (stored: unknown) => T;
  #text: string | null | undefined;
  #state: T;

  /** `storage` may throw, as `window.localStorage` does if storage is blocked. `parse` must accept any value without throwing. */
  constructor(storage: () => PageStorage, key: string, parse: (stored: unknown) => T) {
    this.#storage = storage;
    this.#key = key;
    this.#parse = parse;
    this.#state = parse(undefined);
  }

  read(): T {
    const text = this.#load();
    if (text === undefined || text === this.#text) return this.#state;
    this.#text = text;
    this.#state = this.#parse(json(text));
    return this.#state;
  }

  write(state: T): void {
    this.#state = state;
    const text = JSON.stringify(state);
    try {
      this.#storage().setItem(this.#key, text);
      this.#text = text;
    } catch {
      // The stored state is older than this page's state and must not replace it.
      this.#text = this.#load();
    }
  }

  #load(): string | null | undefined {
    try {
      return this.#storage().getItem(this.#key);
    } catch {
      return undefined;
    }
  }
}

function json(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
