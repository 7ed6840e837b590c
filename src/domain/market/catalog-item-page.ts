import type { CatalogItem } from '../games/game';
import type { CatalogPlace } from './catalog-place';

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
