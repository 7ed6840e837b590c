import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import {
  achievements,
  guestAchievements,
  guestProgress,
  playerAchievements,
  playerProgress,
} from '../../platform/database/schema/achievements';
import { games } from '../../platform/database/schema/games';
import { noDraft, reachableGame } from '../../catalogue/games/game-card.columns';

/** An account, or a guest by the id in the cookie, that earns achievements. */
export type Earner = { readonly kind: 'player'; readonly id: string } | { readonly kind: 'guest'; readonly id: string };

export interface Achievement {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly thumb: string;
  readonly sound: string;
}

/** An achievement with its game. */
export interface AchievementOfGame extends Achievement {
  readonly gameId: number;
  readonly game: { readonly slug: string; readonly title: string };
}

export interface EarnedAchievement extends Achievement {
  readonly unlockedAt: Date | null;
}

export interface ListedAchievement extends EarnedAchievement {
  /** Percent; null before a report. */
  readonly progress: number | null;
}

const achievement = {
  id: achievements.id,
  slug: achievements.slug,
  title: achievements.title,
  description: achievements.description,
  thumb: achievements.thumb,
  sound: achievements.sound,
};

const gameAchievement = {
  ...achievement,
  gameId: achievements.gameId,
  game: { slug: games.slug, title: sql<string>`${games.card}->>'title'` },
};

/** Finds an achievement of a published game. */
export async function findAchievement(
  executor: Executor,
  game: string,
  slug: string,
): Promise<AchievementOfGame | undefined> {
  const [found] = await executor
    .select(gameAchievement)
    .from(achievements)
    .innerJoin(games, eq(games.id, achievements.gameId))
    .where(and(eq(games.slug, game), reachableGame, eq(achievements.slug, slug)));
  return found;
}

/** Lists the achievements of a game in their order, with the earner's unlock times and progress. */
export async function listAchievements(
  executor: Executor,
  gameId: number,
  earner?: Earner,
): Promise<readonly ListedAchievement[]> {
  if (!earner)
    return executor
      .select({ ...achievement, unlockedAt: sql<null>`null`, progress: sql<null>`null` })
      .from(achievements)
      .where(eq(achievements.gameId, gameId))
      .orderBy(asc(achievements.position));
  const earned =
    earner.kind === 'player'
      ? { table: playerAchievements, id: playerAchievements.accountId }
      : { table: guestAchievements, id: guestAchievements.guestId };
  const reported =
    earner.kind === 'player'
      ? { table: playerProgress, id: playerProgress.accountId }
      : { table: guestProgress, id: guestProgress.guestId };
  return executor
    .select({ ...achievement, unlockedAt: earned.table.unlockedAt, progress: reported.table.percent })
    .from(achievements)
    .leftJoin(earned.table, and(eq(earned.table.achievementId, achievements.id), eq(earned.id, earner.id)))
    .leftJoin(reported.table, and(eq(reported.table.achievementId, achievements.id), eq(reported.id, earner.id)))
    .where(eq(achievements.gameId, gameId))
    .orderBy(asc(achievements.position));
}

/**
 * Awards an achievement; false if the earner already had it. The primary key lets exactly one of several concurrent
 * calls succeed.
 */
export async function awardAchievement(
  executor: Executor,
  earner: Earner,
  achievementId: number,
  now: Date,
): Promise<boolean> {
  const row = { achievementId, unlockedAt: now };
  const given =
    earner.kind === 'player'
      ? await executor
          .insert(playerAchievements)
          .values({ ...row, accountId: earner.id })
          .onConflictDoNothing()
          .returning({ id: playerAchievements.achievementId })
      : await executor
          .insert(guestAchievements)
          .values({ ...row, guestId: earner.id })
          .onConflictDoNothing()
          .returning({ id: guestAchievements.achievementId });
  return given.length > 0;
}

/**
 * Moves a guest's achievements to an account, once. Achievements that the account already has keep their time. Returns
 * the new ones, last earned first.
 */
export async function claimGuestAchievements(
  executor: Executor,
  guestId: string,
  accountId: string,
): Promise<readonly AchievementOfGame[]> {
  const claimed = await executor
    .delete(guestAchievements)
    .where(eq(guestAchievements.guestId, guestId))
    .returning({ achievementId: guestAchievements.achievementId, unlockedAt: guestAchievements.unlockedAt });
  if (claimed.length === 0) return [];
  const added = await executor
    .insert(playerAchievements)
    .values(claimed.map((row) => ({ ...row, accountId })))
    .onConflictDoNothing()
    .returning({ id: playerAchievements.achievementId });
  if (added.length === 0) return [];
  return executor
    .select(gameAchievement)
    .from(playerAchievements)
    .innerJoin(achievements, eq(achievements.id, playerAchievements.achievementId))
    .innerJoin(games, eq(games.id, achievements.gameId))
    .where(
      and(
        eq(playerAchievements.accountId, accountId),
        noDraft,
        inArray(
          achievements.id,
          added.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(playerAchievements.unlockedAt), desc(achievements.id));
}
