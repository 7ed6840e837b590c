/** An item on sale in the game. */
export interface GameItem {
  readonly slug: string;
  readonly name: string;
  /** Address of the picture. */
  readonly thumbnail: string;
  /** Coins. */
  readonly price: number;
  /** Coins while there is a discount; absent without one. */
  readonly discountedPrice?: number;
}

/** Items of one kind that the player has. */
export interface OwnedItem {
  readonly slug: string;
  readonly name: string;
  /** Address of the picture. */
  readonly thumbnail: string;
  readonly count: number;
  /** When it is gone (ISO 8601, UTC); absent for one that stays. */
  readonly expiresAt?: string;
}
