import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AchievementFilter } from '../../../src/domain/account/own-achievements';
import type { ListedAchievement } from '../../play/achievements/achievement.repository';
import type { Executor } from '../../platform/database/executor';
import { achievements, playerAchievements, playerProgress } from '../../platform/database/schema/achievements';

export interface OwnAchievementRow extends Omit<ListedAchievement, 'sound'> {
  readonly gameId: number;
}

/** Returns the achievements of games with the player's progress, in the order of each game. */
export async function listOwnAchievements(
  executor: Executor,
  accountId: string,
  gameIds: readonly number[],
  show: AchievementFilter,
): Promise<readonly OwnAchievementRow[]> {
  if (gameIds.length === 0) return [];
  const { id, gameId, slug, title, description, thumb, position } = achievements;
  const rows = await executor
    .select({
      ...{ id, gameId, slug, title, description, thumb },
      unlockedAt: playerAchievements.unlockedAt,
      progress: playerProgress.percent,
    })
    .from(achievements)
    .leftJoin(
      playerAchievements,
      and(eq(playerAchievements.achievementId, id), eq(playerAchievements.accountId, accountId)),
    )
    .leftJoin(playerProgress, and(eq(playerProgress.achievementId, id), eq(playerProgress.accountId, accountId)))
    .where(inArray(gameId, [...gameIds]))
    .orderBy(asc(gameId), asc(position), asc(id));
  return rows.filter(({ unlockedAt }) => show === 'all' || (show === 'earned') === (unlockedAt !== null));
}
