import { inArray } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { catalogItems } from '../database/schema/catalog-items';
import { games } from '../database/schema/games';
import { renderMarkdown } from '../markdown/render-markdown';
import { demoItems } from './demo-items';

/** What can be had in the demo games; in one that is gone by now, nothing. */
export async function insertItems(tx: Executor): Promise<void> {
  const found = await tx
    .select({ id: games.id, slug: games.slug })
    .from(games)
    .where(inArray(games.slug, Object.keys(demoItems)));
  const rows = found.flatMap(({ id, slug: game }) =>
    (demoItems[game] ?? []).map(({ reduced, consumable, ...item }, position) => ({
      ...item,
      gameId: id,
      descriptionHtml: renderMarkdown(item.description),
      thumbnail: `items/${game}-${item.slug}.webp`,
      priceDiscounted: reduced ?? null,
      consumable: consumable ?? false,
      position,
      status: 'published' as const,
    })),
  );
  if (rows.length > 0) await tx.insert(catalogItems).values(rows).onConflictDoNothing();
}
