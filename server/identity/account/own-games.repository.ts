import { sql } from 'drizzle-orm';
import type { AchievementFilter, AchievementOrder } from '../../../src/domain/account/own-achievements';
import type { Executor } from '../../platform/database/executor';
import { achievements, playerAchievements, playerProgress } from '../../platform/database/schema/achievements';
import { games } from '../../platform/database/schema/games';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { publishedGame } from '../../catalogue/games/game-card.columns';

/** A published game with achievements that the player has played or made progress in. */
export interface OwnGameRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly earned: number;
  readonly total: number;
}

/** Number of games that match the filter, and achievement totals over all of the player's games. */
export interface OwnGameSums {
  readonly games: number;
  readonly earned: number;
  readonly total: number;
}

const ownGames = (accountId: string) => sql`(
  select ${games.id} as id, ${games.slug} as slug, ${games.card}->>'title' as title, met.at,
    count(${achievements.id})::int as total, count(${playerAchievements.achievementId})::int as earned
  from (
    select touched.game_id, max(touched.at) as at from (
      select ${playSessions.gameId} as game_id, max(${playSessions.startedAt}) as at from ${playSessions}
      where ${playSessions.accountId} = ${accountId} group by 1
      union all
      select ${achievements.gameId}, ${playerAchievements.unlockedAt} from ${playerAchievements}
      join ${achievements} on ${achievements.id} = ${playerAchievements.achievementId}
      where ${playerAchievements.accountId} = ${accountId}
      union all
      select ${achievements.gameId}, ${playerProgress.reportedAt} from ${playerProgress}
      join ${achievements} on ${achievements.id} = ${playerProgress.achievementId}
      where ${playerProgress.accountId} = ${accountId}
    ) as touched group by touched.game_id
  ) as met
  join ${games} on ${games.id} = met.game_id and ${publishedGame}
  join ${achievements} on ${achievements.gameId} = ${games.id}
  left join ${playerAchievements} on ${playerAchievements.achievementId} = ${achievements.id}
    and ${playerAchievements.accountId} = ${accountId}
  group by ${games.id}, met.at
) as own`;

const SHOWN = {
  all: sql`true`,
  earned: sql`own.earned > 0`,
  missing: sql`own.earned < own.total`,
} as const satisfies Record<AchievementFilter, unknown>;

const ORDERED = {
  recent: sql`own.at desc, own.id`,
  completion: sql`own.earned::float8 / own.total desc, own.at desc, own.id`,
  title: sql`lower(own.title), own.id`,
} as const satisfies Record<AchievementOrder, unknown>;

/** Returns a page of the player's games whose achievements match the filter. */
export function listOwnGames(
  executor: Executor,
  accountId: string,
  { show, order }: { readonly show: AchievementFilter; readonly order: AchievementOrder },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly OwnGameRow[]> {
  return executor
    .select({
      id: sql<number>`own.id`,
      slug: sql<string>`own.slug`,
      title: sql<string>`own.title`,
      earned: sql<number>`own.earned`,
      total: sql<number>`own.total`,
    })
    .from(ownGames(accountId))
    .where(SHOWN[show])
    .orderBy(ORDERED[order])
    .limit(limit)
    .offset(offset);
}

/** Counts the player's games that match the filter, and the achievements of all of them. */
export async function sumOwnGames(
  executor: Executor,
  accountId: string,
  show: AchievementFilter,
): Promise<OwnGameSums> {
  const [sums] = await executor
    .select({
      games: sql`count(*) filter (where ${SHOWN[show]})`.mapWith(Number),
      earned: sql`coalesce(sum(own.earned), 0)`.mapWith(Number),
      total: sql`coalesce(sum(own.total), 0)`.mapWith(Number),
    })
    .from(ownGames(accountId));
  return sums ?? { games: 0, earned: 0, total: 0 };
}
