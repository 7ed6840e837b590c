import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { MIN_TRENDING } from '../../../src/domain/home/trending';
import type { Executor } from '../../platform/database/executor';
import { gameTrends } from '../../platform/database/schema/game-trends';
import { games } from '../../platform/database/schema/games';
import { gameCardJson, gameCardsJson, publishedGame } from '../games/game-card.columns';
import { perExecutor } from '../../platform/database/per-executor';

const LIST = sql`8`;
const SLIDER = sql`5`;

/** Selects the JSON text of the cards of the first games in an order. */
const first = (key: SQL, limit: SQL) => sql<string>`(
  select ${gameCardsJson(sql`key desc, id desc`)}
  from (
    select ${gameCardJson} as card, ${key} as key, ${games.id} as id from ${games}
    where ${publishedGame} order by ${key} desc, ${games.id} desc limit ${limit}
  ) as listed
)`;

/** Selects the JSON text of the cards of the games with the greatest trends; without games if they are too few. */
const trending = sql<string>`(
  select case when count(*) < ${MIN_TRENDING} then '[]' else ${gameCardsJson(sql`key desc, id desc`)} end
  from (
    select ${gameCardJson} as card, ${gameTrends.trend} as key, ${games.id} as id
    from ${gameTrends} join ${games} on ${games.id} = ${gameTrends.gameId}
    where ${publishedGame} order by ${gameTrends.trend} desc, ${gameTrends.gameId} desc limit ${LIST}
  ) as listed
)`;

const homeLists = perExecutor((executor) =>
  executor
    .select({
      slider: first(sql`${games.releasedAt}`, SLIDER),
      updated: first(sql`${games.updatedAt}`, LIST),
      popular: first(sql`${games.popularity}`, LIST),
      trending,
    })
    .from(sql`(select) as home`)
    .prepare('home_lists'),
);

/** JSON texts of arrays of cards, for `presentGameCards`. */
export interface HomeLists {
  readonly slider: string;
  readonly updated: string;
  readonly popular: string;
  readonly trending: string;
}

/** Returns the games of the home page: the five newest, the eight last updated, the eight most popular and the eight trending ones. */
export async function listHome(executor: Executor): Promise<HomeLists> {
  const [lists] = await homeLists(executor).execute();
  return lists ?? { slider: '[]', updated: '[]', popular: '[]', trending: '[]' };
}
