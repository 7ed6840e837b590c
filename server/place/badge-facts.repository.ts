import { sql } from 'drizzle-orm';
import type { BadgeFacts } from '../../src/domain/place/portal-badges';
import type { Executor } from '../database/executor';
import { achievements } from '../database/schema/achievements';
import { games } from '../database/schema/games';
import { playSessions } from '../database/schema/play-sessions';
import { playerAchievements } from '../database/schema/player-achievements';
import { reviews } from '../database/schema/reviews';
import { publishedGame } from '../games/game-card.columns';

export type CountedFacts = Pick<BadgeFacts, 'achievements' | 'reviews' | 'games'>;

/** What is counted of a player for the badges of the portal; of games that are shown. */
export async function countFacts(executor: Executor, accountId: string): Promise<CountedFacts> {
  const [facts] = await executor
    .select({
      achievements: sql`(
        select count(*) from ${playerAchievements}
        join ${achievements} on ${achievements.id} = ${playerAchievements.achievementId}
        join ${games} on ${games.id} = ${achievements.gameId}
        where ${playerAchievements.accountId} = ${accountId} and ${publishedGame}
      )`.mapWith(Number),
      reviews: sql`(
        select count(*) from ${reviews} join ${games} on ${games.id} = ${reviews.gameId}
        where ${reviews.accountId} = ${accountId} and ${publishedGame}
      )`.mapWith(Number),
      games: sql`(
        select count(distinct ${playSessions.gameId}) from ${playSessions}
        join ${games} on ${games.id} = ${playSessions.gameId}
        where ${playSessions.accountId} = ${accountId} and ${publishedGame}
      )`.mapWith(Number),
    })
    .from(sql`(select 1) as one`);
  return facts ?? { achievements: 0, reviews: 0, games: 0 };
}
