/** Session storage, as the stores use it. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns undefined if the access throws, because storage is blocked, full or unreadable. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** A store in session storage. */
export abstract class TabStore {
  // Accessing `sessionStorage` throws if the browser blocks storage.
  constructor(private readonly storage: () => TabStorage = () => sessionStorage) {}

  /** Returns undefined if the access throws. */
  protected use<T>(access: (storage: TabStorage) => T): T | undefined {
    return attempt(() => access(this.storage()));
  }
}

/** A draft in session storage, as texts in a fixed order. */
export abstract class TabDraftStore extends TabStore {
  protected abstract readonly key: string;

  clear(): void {
    this.use((storage) => {
      storage.removeItem(this.key);
    });
  }

  /** Returns no texts if none are stored or they are unreadable. */
  protected read(): readonly string[] {
    const texts = this.use((storage) => {
      const stored: unknown = JSON.parse(storage.getItem(this.key) ?? 'null');
      return Array.isArray(stored) && stored.every((text) => typeof text === 'string') ? stored : [];
    });
    return texts ?? [];
  }

  /** Does nothing if storage is blocked or full. */
  protected write(texts: readonly string[]): void {
    this.use((storage) => {
      storage.setItem(this.key, JSON.stringify(texts));
    });
  }
}

/** Maximum number of entries of a list; the oldest are dropped first. */
const MAX_ENTRIES = 8;

/** A list of drafts in session storage; does nothing if storage is blocked or full. */
export abstract class TabDraftsStore<Entry> extends TabStore {
  protected abstract readonly key: string;

  protected abstract isEntry(value: unknown): value is Entry;

  /** Returns all readable entries. */
  protected entries(): readonly Entry[] {
    const entries = this.use((storage) => {
      const stored: unknown = JSON.parse(storage.getItem(this.key) ?? '[]');
      return Array.isArray(stored) ? stored.filter((value) => this.isEntry(value)) : [];
    });
    return entries ?? [];
  }

  protected replace(change: (entries: readonly Entry[]) => readonly Entry[]): void {
    const entries = change(this.entries()).slice(-MAX_ENTRIES);
    this.use((storage) => {
      if (entries.length === 0) storage.removeItem(this.key);
      else storage.setItem(this.key, JSON.stringify(entries));
    });
  }
}
