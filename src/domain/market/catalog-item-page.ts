import type { CatalogItem } from '../games/game';

/**
 * Places where a catalogue item is available: in its game, or in the shop.
 * @rule 2.2.20 A catalogue item states where it is available.
 */
export const catalogPlaces = ['game', 'shop'] as const;

export type CatalogPlace = (typeof catalogPlaces)[number];

/** Details of a catalogue item for its page. */
export interface CatalogItemDetails extends CatalogItem {
  /** Sanitised HTML; empty without a description. */
  readonly description: string;
  readonly place: CatalogPlace;
  /** True if the item is used up and can be bought again. */
  readonly consumable: boolean;
}

/** A catalogue item with other items of the same game. */
export interface CatalogItemPage {
  readonly item: CatalogItemDetails;
  readonly others: readonly CatalogItem[];
}
