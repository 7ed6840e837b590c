import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { achievements, playerAchievements } from '../../platform/database/schema/achievements';
import { playSessions } from '../../platform/database/schema/play-sessions';

/** Number of players of a game, and of holders of each achievement by its id. */
export interface GameAchievementCounts {
  readonly players: number;
  readonly holders: ReadonlyMap<number, number>;
}

/** Counts players and achievement holders of games. Holders of an achievement count as players, even without a stored play session. */
export async function countAchievements(
  executor: Executor,
  gameIds: readonly number[],
): Promise<ReadonlyMap<number, GameAchievementCounts>> {
  if (gameIds.length === 0) return new Map();
  const of = [...gameIds];
  const played = executor
    .select({ gameId: playSessions.gameId, accountId: playSessions.accountId })
    .from(playSessions)
    .where(inArray(playSessions.gameId, of));
  const earned = executor
    .select({ gameId: achievements.gameId, accountId: playerAchievements.accountId })
    .from(playerAchievements)
    .innerJoin(achievements, eq(achievements.id, playerAchievements.achievementId))
    .where(inArray(achievements.gameId, of));
  const known = played.union(earned).as('known');
  const [players, holders] = await Promise.all([
    executor.select({ gameId: known.gameId, players: count() }).from(known).groupBy(known.gameId),
    executor
      .select({
        id: achievements.id,
        gameId: achievements.gameId,
        holders: sql`count(${playerAchievements.accountId})`.mapWith(Number),
      })
      .from(achievements)
      .leftJoin(playerAchievements, eq(playerAchievements.achievementId, achievements.id))
      .where(inArray(achievements.gameId, of))
      .groupBy(achievements.id)
      .orderBy(asc(achievements.id)),
  ]);
  return new Map(
    of.map((gameId) => [
      gameId,
      {
        players: players.find((row) => row.gameId === gameId)?.players ?? 0,
        holders: new Map(holders.filter((row) => row.gameId === gameId).map((row) => [row.id, row.holders])),
      },
    ]),
  );
}
