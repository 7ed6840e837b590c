import { eq, sql } from 'drizzle-orm';
import type { BadgeFacts } from '../../../src/domain/account/portal-badges';
import { isPremium } from '../../../src/domain/session/current-user';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { achievements, playerAchievements } from '../../platform/database/schema/achievements';
import { games } from '../../platform/database/schema/games';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { reviews } from '../../platform/database/schema/reviews';
import { publishedGame } from '../../catalogue/games/game-card.columns';

type CountedFacts = Pick<BadgeFacts, 'achievements' | 'reviews' | 'games'>;

const counted = (accountId: string) => sql`(
  select (
    select count(*) from ${playerAchievements}
    join ${achievements} on ${achievements.id} = ${playerAchievements.achievementId}
    join ${games} on ${games.id} = ${achievements.gameId}
    where ${playerAchievements.accountId} = ${accountId} and ${publishedGame}
  ) as achievements, (
    select count(*) from ${reviews} join ${games} on ${games.id} = ${reviews.gameId}
    where ${reviews.accountId} = ${accountId} and ${publishedGame}
  ) as reviews, (
    select count(*) from (
      select distinct ${playSessions.gameId} as id from ${playSessions} where ${playSessions.accountId} = ${accountId}
    ) as played join ${games} on ${games.id} = played.id and ${publishedGame}
  ) as games
) as counted`;

/** Counts a player's achievements, reviews and played games for the portal badges. Only published games count. */
export async function countFacts(executor: Executor, accountId: string): Promise<CountedFacts> {
  const [facts] = await executor
    .select({
      achievements: sql`counted.achievements`.mapWith(Number),
      reviews: sql`counted.reviews`.mapWith(Number),
      games: sql`counted.games`.mapWith(Number),
    })
    .from(counted(accountId));
  return facts ?? { achievements: 0, reviews: 0, games: 0 };
}

/** Returns the facts that decide a player's portal badges; undefined for an unknown account. */
export async function readBadgeFacts(
  executor: Executor,
  accountId: string,
  now: Date,
): Promise<BadgeFacts | undefined> {
  const [account] = await executor
    .select({ createdAt: accounts.createdAt, premiumUntil: accounts.premiumUntil })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) return undefined;
  const premium = isPremium({ premiumUntil: account.premiumUntil?.toISOString() }, now.getTime());
  return { ...(await countFacts(executor, accountId)), joined: account.createdAt.toISOString(), premium };
}
