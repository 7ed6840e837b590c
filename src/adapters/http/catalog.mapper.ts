import type { WireCatalogItem } from '../../contract/catalog.contract';
import type { CatalogItem } from '../../domain/games/game';

export function toCatalogItem(wire: WireCatalogItem): CatalogItem {
  return {
    slug: wire.slug,
    name: wire.name,
    thumbnail: wire.thumbnail,
    price: wire.price,
    discounted: wire.price_discounted ?? undefined,
    game: wire.game,
  };
}
