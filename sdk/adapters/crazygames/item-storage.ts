/** The storage for the items of one player. */
export interface ItemStorage {
  /** Stores a change. Null removes the item. */
  record(key: string, value: string | null): void;
  /** Stores pending changes now, because the page may be about to close. */
  flush(): void;
  /** Closes the storage. Pending changes wait for the player's return. */
  close(): void;
}
