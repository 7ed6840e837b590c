import type { AnswerOf } from '../../../src/contract/call';
import type { WireCatalogItem, catalogItem } from '../../../src/contract/catalog.contract';
import type { Titled } from '../../../src/domain/shared/titled';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { CatalogItemPageRow, CatalogItemRow } from './catalog.repository';

type WireItemPage = AnswerOf<typeof catalogItem>['item'];

/** Presents an item in a list. */
export function presentCatalogItem(row: CatalogItemRow, game: Titled, urls: PublicUrls): WireCatalogItem {
  return {
    slug: row.slug,
    name: row.name,
    thumbnail: urls.static(row.thumbnail),
    price: row.price,
    price_discounted: row.priceDiscounted,
    game: { slug: game.slug, title: game.title },
  };
}

/** Presents an item with its description. */
export function presentItemPage(row: CatalogItemPageRow, urls: PublicUrls): WireItemPage {
  return {
    ...presentCatalogItem(row, row.game, urls),
    description: row.descriptionHtml,
    place: row.place,
    consumable: row.consumable,
  };
}
