import type { OwnedItem } from '../../domain/bridge/game-item';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The purchase of an item, as the player has agreed to it. */
export interface ItemOrder {
  /** The slugs of the game and of its item. */
  readonly game: string;
  readonly item: string;
  readonly count: number;
  /** Coins in all, as the player was told. */
  readonly total: number;
  /** The same order under the same key is charged once (decisions §8). */
  readonly key: string;
}

/** What a purchase leaves: coins, and the revision of that balance. */
export interface CoinsLeft {
  readonly balance: number;
  readonly revision: number;
}

/** What the signed-in player has of the items of games. */
export interface InventoryGateway {
  /** What the player has of a game's items. */
  owned(game: string): Promise<Result<readonly OwnedItem[], ApiFailure>>;
  /** Buys for coins, all of the count or none, and answers the coins that are left. */
  purchase(order: ItemOrder): Promise<Result<CoinsLeft, ApiFailure>>;
}
