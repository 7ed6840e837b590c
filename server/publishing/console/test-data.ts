import { and, eq, inArray } from 'drizzle-orm';
import { playerKey } from '../../catalogue/games/visitor-key';
import type { Config } from '../../platform/config/config';
import type { Executor } from '../../platform/database/executor';
import {
  achievements,
  guestAchievements,
  guestProgress,
  playerAchievements,
  playerProgress,
} from '../../platform/database/schema/achievements';
import { gameTrends } from '../../platform/database/schema/game-trends';
import { gamePlays, games } from '../../platform/database/schema/games';
import { boards, madeDecisions, scores } from '../../platform/database/schema/leaderboards';
import { catalogItems, ownedItems } from '../../platform/database/schema/market';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { saveSlots } from '../../platform/database/schema/saves';
import { gameEvents, gameReferrers, gameStatistics } from '../../platform/database/schema/statistics';
import type { TestedGame } from './testers.repository';

/** Finds the draft of a game and locks it until the transaction ends; undefined without one. */
async function lockDraft(tx: Executor, { developerId, game }: TestedGame): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.draftFor, game), eq(games.developerId, developerId)))
    .for('update');
  return found?.id;
}

/**
 * Deletes what one player, or everyone, has stored by playing the draft of a game: scores, achievements, saves, purchases and plays. An open play ends.
 * Returns false without a draft.
 */
export async function deleteTestData(
  tx: Executor,
  { secret }: Pick<Config, 'secret'>,
  of: TestedGame,
  accountId?: string,
): Promise<boolean> {
  const draft = await lockDraft(tx, of);
  if (draft === undefined) return false;
  const boardIds = tx.select({ id: boards.id }).from(boards).where(eq(boards.gameId, draft));
  const itemIds = tx.select({ id: catalogItems.id }).from(catalogItems).where(eq(catalogItems.gameId, draft));
  const badgeIds = tx.select({ id: achievements.id }).from(achievements).where(eq(achievements.gameId, draft));
  const rows = [
    [scores, inArray(scores.boardId, boardIds)],
    [madeDecisions, inArray(madeDecisions.boardId, boardIds)],
    [ownedItems, inArray(ownedItems.itemId, itemIds)],
    [playerAchievements, inArray(playerAchievements.achievementId, badgeIds)],
    [playerProgress, inArray(playerProgress.achievementId, badgeIds)],
    // Deletes the versions, too.
    [saveSlots, eq(saveSlots.gameId, draft)],
    [playSessions, eq(playSessions.gameId, draft)],
  ] as const;
  for (const [table, isOfDraft] of rows)
    await tx.delete(table).where(and(isOfDraft, accountId === undefined ? undefined : eq(table.accountId, accountId)));
  const visitor = accountId === undefined ? undefined : playerKey(secret, accountId);
  for (const table of [gamePlays, gameEvents])
    await tx
      .delete(table)
      .where(and(eq(table.gameId, draft), visitor === undefined ? undefined : eq(table.visitor, visitor)));
  if (accountId !== undefined) return true;
  for (const table of [guestAchievements, guestProgress])
    await tx.delete(table).where(inArray(table.achievementId, badgeIds));
  for (const table of [gameStatistics, gameReferrers, gameTrends])
    await tx.delete(table).where(eq(table.gameId, draft));
  return true;
}
