import type { OwnedItem } from '../../domain/bridge/game-data';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** A purchase order for an item, as the player has confirmed it. */
export interface ItemOrder {
  /** Slug of the game; `item` is the slug of its item. */
  readonly game: string;
  readonly item: string;
  readonly count: number;
  /** Total price in coins, as shown to the player. */
  readonly total: number;
  /** Idempotency key. An order is charged once for each key (decisions §8). */
  readonly key: string;
}

/** Remaining coins after a purchase, with the revision of the balance. */
export interface CoinsLeft {
  readonly balance: number;
  readonly revision: number;
}

/** Items of games that the logged-in player owns. */
export interface InventoryGateway {
  /** Returns the player's items of a game. */
  owned(game: string): Promise<Result<readonly OwnedItem[], ApiFailure>>;
  /** Buys all of the count or none for coins, and returns the remaining coins. */
  purchase(order: ItemOrder): Promise<Result<CoinsLeft, ApiFailure>>;
}
