import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { catalogItems } from '../../platform/database/schema/catalog-items';
import { renderMarkdown } from '../../platform/markdown/render-markdown';
import type { GameFile } from './game-file';

/**
 * Stores what can be had in a game, in the order given; an item that is known is changed to what is said now. One that is no longer
 * named stays, since players may own it. `pictureOf` answers a path on the static host.
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
