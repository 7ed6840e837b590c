/** Where the items of a player are kept. */
export interface ItemHome {
  /** Keeps a change; null removes. */
  record(key: string, value: string | null): void;
  /** Keeps at once what would be kept a moment later, as the page may be about to go. */
  hurry(): void;
  /** Somebody else plays: what was not kept yet waits for the player's return. */
  leave(): void;
}
