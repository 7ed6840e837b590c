import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { GameSort } from '../../../src/domain/games/game-query';
import { parameter, parameterValues } from '../../platform/database/parameter-values';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { keyOf, nameOf } from './game-order';
import type { GamePage, GameWindow } from './game-page';
import { preparePage, readPage } from './game-page';
import { pageOfBuckets, bucketsOf, totalOfBuckets } from './page-of-buckets';

/** Maximum number of games for which sorting all games of the tag is faster than searching the buckets. */
const FEW = 2000;

const values = parameterValues({ limit: sql`integer`, offset: sql`integer`, tagId: sql`integer`, few: sql`integer` });
const tagId = parameter('tagId');
const few = parameter('few');

const counted = (sort: GameSort): SQL => sql`
  select bucket_id, games from game_tag_counts where sort = ${nameOf(sort)} and tag_id = ${tagId}`;

// Uses a subquery for each game, because the planner cannot turn it into a join with all games of the tag.
const fits = sql`(select true from game_tags as tag where tag.game_id = game.id and tag.tag_id = ${tagId})`;

const sortedPage = (sort: GameSort): SQL => sql`
  select game.key, game.id
  from game_tags as tag cross join lateral (
    select game.${keyOf(sort)} as key, game.id
    from games as game where game.id = tag.game_id and game.status = 'published'
    offset 0
  ) as game
  where tag.tag_id = ${tagId}
  order by game.key desc, game.id desc
  limit ${parameter('limit')} offset ${parameter('offset')}`;

const pageOf = (sort: GameSort): SQL => sql`
  with ${values}, runs as materialized (${bucketsOf(sort, counted(sort))}),
  totals as materialized (${totalOfBuckets})
  select totals.total, page.key, page.id
  from totals left join (
    select * from (${sortedPage(sort)}) as sorted where (select total from totals) <= ${few}
    union all
    select * from (${pageOfBuckets(sort, fits)}) as found where (select total from totals) > ${few}
  ) as page on true`;

const statements = perExecutor((executor) => ({
  released: preparePage(executor, 'tag_games_released', pageOf('released')),
  popular: preparePage(executor, 'tag_games_popular', pageOf('popular')),
  rating: preparePage(executor, 'tag_games_rating', pageOf('rating')),
}));

/** Returns one page of a tag's published games and experiences and their total, in one statement. */
export function listGamesOfTag(
  executor: Executor,
  tagId: number,
  sort: GameSort,
  window: GameWindow,
  few: number = FEW,
): Promise<GamePage> {
  return readPage(statements(executor)[sort], { ...window, tagId, few });
}
