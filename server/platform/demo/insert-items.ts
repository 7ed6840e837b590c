import { inArray } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { games } from '../database/schema/games';
import type { GameFile } from '../../publishing/builds/game-file';
import { storeItems } from '../../publishing/builds/store-items.repository';

/** What can be had in the demo games; in one that is gone by now, nothing. */
export async function insertItems(tx: Executor, files: readonly GameFile[]): Promise<void> {
  const slugs = files.map(({ slug }) => slug);
  const found = await tx.select({ id: games.id, slug: games.slug }).from(games).where(inArray(games.slug, slugs));
  for (const { id, slug } of found) {
    const file = files.find((one) => one.slug === slug);
    await storeItems(tx, id, file?.items ?? [], (item) => `items/${slug}-${item}.webp`);
  }
}
