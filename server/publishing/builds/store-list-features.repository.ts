import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { achievements } from '../../platform/database/schema/achievements';
import { games } from '../../platform/database/schema/games';
import { boards } from '../../platform/database/schema/leaderboards';
import { catalogItems } from '../../platform/database/schema/market';

/** Sets the features of a game that follow from its stored lists. Call it after storing them. */
export async function storeListFeatures(tx: Executor, gameId: number): Promise<void> {
  const [badge, board, item] = [
    await tx.$count(achievements, eq(achievements.gameId, gameId)),
    await tx.$count(boards, eq(boards.gameId, gameId)),
    await tx.$count(catalogItems, eq(catalogItems.gameId, gameId)),
  ];
  await tx
    .update(games)
    .set({ hasAchievements: badge > 0, hasLeaderboards: board > 0, hasInventory: item > 0 })
    .where(eq(games.id, gameId));
}
