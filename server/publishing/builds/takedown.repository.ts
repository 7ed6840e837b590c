import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { takedowns } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';

/** Returns the reason why a game was taken down; undefined for any other game. */
export async function findTakedown(executor: Executor, slug: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ reason: takedowns.reason })
    .from(takedowns)
    .innerJoin(games, eq(games.id, takedowns.gameId))
    .where(and(eq(games.slug, slug), isNull(games.draftFor)));
  return found?.reason;
}

interface NewTakedown {
  readonly reason: string;
  /** True if a reinstatement publishes the game again. */
  readonly wasPublished: boolean;
  readonly takenDownAt: Date;
}

/** Stores a takedown. A repeated one replaces only the reason. */
export async function storeTakedown(tx: Executor, gameId: number, takedown: NewTakedown): Promise<void> {
  const { reason } = takedown;
  await tx
    .insert(takedowns)
    .values({ gameId, ...takedown })
    .onConflictDoUpdate({ target: takedowns.gameId, set: { reason } });
}

/** Deletes the takedown of a game. Returns undefined if it was not taken down. */
export async function deleteTakedown(
  tx: Executor,
  gameId: number,
): Promise<Pick<NewTakedown, 'wasPublished'> | undefined> {
  const [deleted] = await tx
    .delete(takedowns)
    .where(eq(takedowns.gameId, gameId))
    .returning({ wasPublished: takedowns.wasPublished });
  return deleted;
}
