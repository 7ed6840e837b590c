import { noArguments, record, slug, count } from './arguments';
import type { GameItem, OwnedItem } from './game-data';
import { forAnyone, forPlayers } from './method';

export interface ItemArgument {
  /** Slug of the item. */
  readonly item: string;
}

export interface PurchaseArguments extends ItemArgument {
  readonly count: number;
}

/** Response to a call that opened a dialog of the portal; the event of the same name reports the result. */
export interface Asked {
  readonly asked: true;
}

/**
 * Calls about the items that a game sells and the player owns.
 * @rule 2.7.5 A game can read its catalogue.
 * @rule 2.7.6 A game can read the address of one of its items.
 * @rule 2.7.35 A game can read the items that the player owns in it.
 * @rule 2.7.36 A game can start the purchase of an item, with a count.
 * @rule 3.7 A purchase from a game always asks the player in a portal dialog.
 */
export const inventoryMethods = {
  'inventory.catalog': forAnyone<undefined, readonly GameItem[]>(noArguments),
  'inventory.owned': forPlayers<undefined, readonly OwnedItem[]>(noArguments),
  'inventory.purchase': forPlayers<PurchaseArguments, Asked>(record({ item: slug, count }), { dialog: 'purchase' }),
  'inventory.itemUrl': forAnyone<ItemArgument, string>(record({ item: slug })),
};
