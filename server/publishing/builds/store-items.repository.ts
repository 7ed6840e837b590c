import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { catalogItems } from '../../platform/database/schema/market';
import { renderMarkdown } from '../../platform/markdown/render-markdown';
import type { GameFile } from './game-file';

/**
 * Stores the items of a game in the given order, and updates existing ones. Items that are no longer listed stay,
 * because players may own them. `pictureOf` returns a path on the static host.
 */
export async function storeItems(
  tx: Executor,
  gameId: number,
  items: GameFile['items'],
  pictureOf: (slug: string) => string,
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ slug, name, description, price, reduced, place, consumable, expiryDays }, position) => ({
    gameId,
    slug,
    name,
    description,
    descriptionHtml: renderMarkdown(description),
    thumbnail: pictureOf(slug),
    price,
    priceDiscounted: reduced ?? null,
    place,
    consumable,
    expiryDays: expiryDays ?? 0,
    position,
    status: 'published' as const,
  }));
  await tx
    .insert(catalogItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [catalogItems.gameId, catalogItems.slug],
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        descriptionHtml: sql`excluded.description_html`,
        thumbnail: sql`excluded.thumbnail`,
        price: sql`excluded.price`,
        priceDiscounted: sql`excluded.price_discounted`,
        place: sql`excluded.place`,
        consumable: sql`excluded.consumable`,
        expiryDays: sql`excluded.expiry_days`,
        position: sql`excluded.position`,
      },
    });
}
