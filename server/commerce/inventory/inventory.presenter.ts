import type { WireBelongings, WireOwnedItem } from '../../../src/contract/inventory.contract';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { OwnedGameRow } from './owned-game.repository';
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

/** A game with what a player has in it, of what the player has in all games. */
export function presentBelongings(
  { id, slug, title, listed }: OwnedGameRow,
  rows: readonly OwnedItemRow[],
  urls: PublicUrls,
): WireBelongings {
  const items = rows
    .filter(({ gameId }) => gameId === id)
    .map((row) => ({ ...presentOwned(row, urls), listed: listed && row.listed }));
  return { game: { slug, title }, listed, items };
}
