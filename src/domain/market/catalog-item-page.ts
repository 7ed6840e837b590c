import type { CatalogItem } from '../games/game';
import type { CatalogPlace } from './catalog-place';

/** A catalogue item with everything its page shows. */
export interface CatalogItemDetails extends CatalogItem {
  /** Sanitised HTML; empty without a description. */
  readonly description: string;
  readonly place: CatalogPlace;
  /** Whether it is used up, and can be had again. */
  readonly consumable: boolean;
}

/** An item with others of the same game. */
export interface CatalogItemPage {
  readonly item: CatalogItemDetails;
  readonly others: readonly CatalogItem[];
}
