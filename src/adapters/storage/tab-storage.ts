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
