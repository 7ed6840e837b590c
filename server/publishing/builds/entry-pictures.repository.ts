import { eq } from 'drizzle-orm';
import { entryPlace } from '../../../src/domain/console/game-lists';
import type { Executor } from '../../platform/database/executor';
import { achievements } from '../../platform/database/schema/achievements';
import { draftPictures } from '../../platform/database/schema/builds';
import { catalogItems } from '../../platform/database/schema/market';

/** Returns the pictures of a game's items and achievements: paths on the static host by place. */
export async function findEntryPictures(tx: Executor, gameId: number): Promise<ReadonlyMap<string, string>> {
  const items = await tx
    .select({ slug: catalogItems.slug, path: catalogItems.thumbnail })
    .from(catalogItems)
    .where(eq(catalogItems.gameId, gameId));
  const badges = await tx
    .select({ slug: achievements.slug, path: achievements.thumb })
    .from(achievements)
    .where(eq(achievements.gameId, gameId));
  return new Map([
    ...items.map(({ slug, path }) => [entryPlace('items', slug), path] as const),
    ...badges.map(({ slug, path }) => [entryPlace('achievements', slug), path] as const),
  ]);
}

/** Returns the places of the pictures of entries that members have changed in a draft. */
export async function findEditedEntries(tx: Executor, gameId: number): Promise<readonly string[]> {
  const { editedEntries } = draftPictures;
  const [found] = await tx.select({ editedEntries }).from(draftPictures).where(eq(draftPictures.gameId, gameId));
  return found?.editedEntries ?? [];
}

/** Stores changed pictures of entries of a draft, by place. A build can replace removed pictures; theirs is empty. */
export async function storeEditedEntries(
  tx: Executor,
  gameId: number,
  changed: ReadonlyMap<string, string>,
): Promise<void> {
  const kept = (await findEditedEntries(tx, gameId)).filter((place) => !changed.has(place));
  const added = [...changed].flatMap(([place, name]) => (name === '' ? [] : [place]));
  const editedEntries = [...kept, ...added];
  const { gameId: target } = draftPictures;
  await tx
    .insert(draftPictures)
    .values({ gameId, editedEntries })
    .onConflictDoUpdate({ target, set: { editedEntries } });
}
