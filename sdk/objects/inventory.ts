import type { GameItem, OwnedItem } from '../../src/domain/bridge/game-data';
import type { Asked } from '../../src/domain/bridge/inventory-methods';
import type { Ask } from '../open-calls';

/** What the game sells, and what the player has of it; every promise settles within 10 s. */
export interface Inventory {
  /** The items on sale in this game; prices in coins. */
  catalog(): Promise<readonly GameItem[]>;
  /** The player's items of this game, without those that have expired; rejects with `err_unauthenticated` when nobody is signed in. */
  owned(): Promise<readonly OwnedItem[]>;
  /**
   * Asks the player, in a dialog of the portal, whether to buy `count` (1 to 100, by default 1) of the item with that slug. Resolves once
   * the dialog asks; the event `purchase` tells how it ended. Rejects with `err_unauthenticated`, `err_not_found` for an unknown item,
   * `err_conflict` for an item that is had once and owned already, or `err_too_many_requests` while another question is open.
   */
  purchase(item: string, count?: number): Promise<Asked>;
  /** The address of the item's page in the portal; rejects with `err_not_found` for an unknown item. */
  itemUrl(item: string): Promise<string>;
}

/** The inventory, as the portal keeps it. */
export function inventoryOver(ask: Ask): Inventory {
  return {
    catalog: () => ask('inventory.catalog'),
    owned: () => ask('inventory.owned'),
    purchase: (item, count) => ask('inventory.purchase', { item, count }),
    itemUrl: (item) => ask('inventory.itemUrl', { item }),
  };
}
