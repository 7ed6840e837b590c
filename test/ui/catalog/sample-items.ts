import type { CatalogItem } from '../../../src/domain/games/game';
import type { CatalogItemDetails } from '../../../src/domain/market/catalog-item-page';

/** Returns a sample item of a list with changes. */
export function sampleItem(changes: Partial<CatalogItem> = {}): CatalogItem {
  return {
    slug: 'heron-kite',
    name: 'Heron Kite',
    thumbnail: '/m/kite.webp',
    price: 12,
    discounted: undefined,
    game: { slug: 'night-ferry', title: 'Night Ferry' },
    ...changes,
  };
}

/** Returns a sample item page with changes. */
export function sampleItemDetails(changes: Partial<CatalogItemDetails> = {}): CatalogItemDetails {
  return {
    ...sampleItem(changes),
    description: '<p>A kite of <strong>light</strong>.</p>',
    place: 'game',
    consumable: false,
    ...changes,
  };
}
