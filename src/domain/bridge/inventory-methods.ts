import { noArguments, record, slug, count } from './arguments';
import type { GameItem, OwnedItem } from './game-data';
import { forAnyone, forPlayers } from './method';

export interface ItemArgument {
  /** The item's slug. */
  readonly item: string;
}

export interface PurchaseArguments extends ItemArgument {
  readonly count: number;
}

/** The answer of a call that opened a dialog of the portal; an event of the same name tells how that ended. */
export interface Asked {
  readonly asked: true;
}

/**
 * What a game sells and what the player has of it.
 * @rule 2.7.5 The catalogue of the game.
 * @rule 2.7.6 The address of one of its items.
 * @rule 2.7.35 What the player owns in the game.
 * @rule 2.7.36 The purchase of an item, with a count.
 * @rule 3.7 Spending coins from a game always asks the player in a portal dialog.
 */
export const inventoryMethods = {
  'inventory.catalog': forAnyone<undefined, readonly GameItem[]>(noArguments),
  'inventory.owned': forPlayers<undefined, readonly OwnedItem[]>(noArguments),
  'inventory.purchase': forPlayers<PurchaseArguments, Asked>(record({ item: slug, count }), { dialog: 'purchase' }),
  'inventory.itemUrl': forAnyone<ItemArgument, string>(record({ item: slug })),
};
