import type { WireOwnedItem } from '../../src/contract/inventory.contract';
import type { PublicUrls } from '../hosts/public-urls';
import type { OwnedItemRow } from './owned-item.repository';

/** One kind of item that a player has. */
export function presentOwned(row: OwnedItemRow, urls: PublicUrls): WireOwnedItem {
  return {
    slug: row.slug,
    name: row.name,
    thumbnail: urls.static(row.thumbnail),
    consumable: row.consumable,
    count: row.count,
    expires: row.expiresAt?.toISOString() ?? null,
  };
}
