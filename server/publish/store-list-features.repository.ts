import { eq } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { achievements } from '../database/schema/achievements';
import { boards } from '../database/schema/boards';
import { catalogItems } from '../database/schema/catalog-items';
import { games } from '../database/schema/games';

/** Has a game show the features that follow from its lists, earlier orders' too: call it once those are stored. */
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
