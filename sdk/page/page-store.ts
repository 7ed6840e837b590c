/** The part of local storage that is used. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What a page remembers under one key of local storage, shared by all tabs of its origin; for as long as the page lives where storage is blocked or full. */
export class PageStore<T> {
  readonly #storage: () => PageStorage;
  readonly #key: string;
  readonly #parse: (stored: unknown) => T;
  #text: string | null | undefined;
  #state: T;

  /** `storage` may throw, as `window.localStorage` does where storage is blocked; `parse` never may, whatever somebody has written there. */
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
      // What is in storage now is older than what this page knows.
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
