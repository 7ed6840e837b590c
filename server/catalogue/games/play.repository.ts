import { and, eq, sql } from 'drizzle-orm';
import { countsAsPlay, recountedUntil } from '../../../src/domain/play/counted-play';
import type { Executor } from '../../platform/database/executor';
import { gamePlays, games } from '../../platform/database/schema/games';

/** True if a visitor's play of a game was counted less than 30 minutes ago. */
export async function wasCountedLately(
  executor: Executor,
  gameId: number,
  visitor: string,
  now: Date,
): Promise<boolean> {
  const [found] = await executor
    .select({ countedAt: gamePlays.countedAt })
    .from(gamePlays)
    .where(and(eq(gamePlays.visitor, visitor), eq(gamePlays.gameId, gameId)));
  return !countsAsPlay(found?.countedAt.getTime(), now.getTime());
}

/**
 * Counts a visitor's play and view of a game at most once in 30 minutes. Returns false if it was not counted, for
 * example because `mayCount` refused.
 */
export async function countPlay(
  executor: Executor,
  gameId: number,
  visitor: string,
  now: Date,
  mayCount: () => Promise<boolean>,
): Promise<boolean> {
  const before = new Date(recountedUntil(now.getTime())).toISOString();
  const counted = await executor
    .insert(gamePlays)
    .values({ visitor, gameId, countedAt: now })
    .onConflictDoUpdate({
      target: [gamePlays.visitor, gamePlays.gameId],
      set: { countedAt: now, reports: 0, reportedSeconds: 0 },
      setWhere: sql`${gamePlays.countedAt} <= ${before}::timestamptz`,
    })
    .returning({ gameId: gamePlays.gameId });
  if (counted.length === 0) return false;
  if (!(await mayCount())) {
    await executor.delete(gamePlays).where(and(eq(gamePlays.visitor, visitor), eq(gamePlays.gameId, gameId)));
    return false;
  }
  await executor
    .update(games)
    .set({ views: sql`${games.views} + 1` })
    .where(eq(games.id, gameId));
  return true;
}
