import type { GameItem, OwnedItem } from '../../src/domain/bridge/game-data';
import type { Asked } from '../../src/domain/bridge/inventory-methods';
import type { Ask } from '../open-calls';

/** Items on sale in this game and items of the player. Every promise settles within 10 s. */
export interface Inventory {
  /** Returns the items on sale in this game. Prices are in coins. */
  catalog(): Promise<readonly GameItem[]>;
  /** Returns the player's unexpired items of this game. Rejects with `err_unauthenticated` for guests. */
  owned(): Promise<readonly OwnedItem[]>;
  /**
   * Asks the player in a portal dialog to buy `count` (1 to 100, default 1) of an item. Resolves when the dialog opens; the event
   * `purchase` reports the outcome.
   * Rejects with `err_unauthenticated` for guests and `err_not_found` for an unknown item. Rejects with `err_conflict` for a persistent
   * item that the player already owns, and `err_too_many_requests` while another dialog is open.
   */
  purchase(item: string, count?: number): Promise<Asked>;
  /** Returns the address of the item's page in the portal. Rejects with `err_not_found` for an unknown item. */
  itemUrl(item: string): Promise<string>;
}

/** Creates the inventory calls. */
export function inventoryOver(ask: Ask): Inventory {
  return {
    catalog: () => ask('inventory.catalog'),
    owned: () => ask('inventory.owned'),
    purchase: (item, count) => ask('inventory.purchase', { item, count }),
    itemUrl: (item) => ask('inventory.itemUrl', { item }),
  };
}
