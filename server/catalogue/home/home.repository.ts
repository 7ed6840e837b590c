import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
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

const homeLists = perExecutor((executor) =>
  executor
    .select({
      slider: first(sql`${games.releasedAt}`, SLIDER),
      updated: first(sql`${games.updatedAt}`, LIST),
      popular: first(sql`${games.popularity}`, LIST),
    })
    .from(sql`(select) as home`)
    .prepare('home_lists'),
);

/** JSON texts of arrays of cards, for `presentGameCards`. */
export interface HomeLists {
  readonly slider: string;
  readonly updated: string;
  readonly popular: string;
}

/** Returns the games of the home page: the five newest, the eight last updated and the eight most popular. */
export async function listHome(executor: Executor): Promise<HomeLists> {
  const [lists] = await homeLists(executor).execute();
  return lists ?? { slider: '[]', updated: '[]', popular: '[]' };
}
