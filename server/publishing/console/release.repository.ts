import { and, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { developerReleases } from '../../platform/database/schema/console';
import { games } from '../../platform/database/schema/games';
import { isDraftChanging } from './publication.repository';

type Release = typeof developerReleases.$inferSelect;

/** Stores the scheduled release of a draft, or replaces it. */
export async function storeRelease(tx: Executor, release: Release): Promise<void> {
  const { gameId: _gameId, ...set } = release;
  await tx.insert(developerReleases).values(release).onConflictDoUpdate({ target: developerReleases.gameId, set });
}

/** Deletes the scheduled release of a draft. Returns false if there was none. */
export async function deleteRelease(tx: Executor, gameId: number): Promise<boolean> {
  const deleted = await tx
    .delete(developerReleases)
    .where(eq(developerReleases.gameId, gameId))
    .returning({ gameId: developerReleases.gameId });
  return deleted.length > 0;
}

/** Lists the scheduled releases of a developer by the id of the draft. */
export async function listReleases(db: Executor, developerId: number): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .select({ gameId: developerReleases.gameId, releaseAt: developerReleases.releaseAt })
    .from(developerReleases)
    .where(eq(developerReleases.developerId, developerId));
  return new Map(rows.map(({ gameId, releaseAt }) => [gameId, releaseAt]));
}

/**
 * Deletes releases that are due by the database's clock, and returns them with the slug of their game. A release waits while another change
 * of its draft is open.
 */
export async function takeDueReleases(tx: Executor): Promise<readonly (Release & { readonly game: string })[]> {
  // The lock of a draft, which its changes also take.
  const due = await tx
    .select({ id: games.id, game: games.draftFor, developerId: games.developerId })
    .from(developerReleases)
    .innerJoin(games, eq(games.id, developerReleases.gameId))
    .where(lte(developerReleases.releaseAt, sql`clock_timestamp()`))
    .orderBy(games.id)
    .for('update', { of: games });
  const taken: (Release & { readonly game: string })[] = [];
  for (const { id, game, developerId } of due) {
    if (game === null || (await isDraftChanging(tx, developerId, game))) continue;
    const deleted = await tx
      .delete(developerReleases)
      .where(and(eq(developerReleases.gameId, id), lte(developerReleases.releaseAt, sql`clock_timestamp()`)))
      .returning();
    taken.push(...deleted.map((release) => ({ ...release, game })));
  }
  return taken;
}
