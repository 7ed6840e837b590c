import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { GameSort } from '../../../src/domain/games/game-query';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { keyOf, nameOf } from './game-order';
import type { GamePage, GameWindow } from './game-page';
import { preparePage, readPage } from './game-page';
import { pageOfRuns, runsOf, totalOfRuns } from './page-of-buckets';

/** So many games of a tag are sorted sooner than they are found among the others. */
const FEW = 2000;

const tagId = sql`${sql.placeholder('tagId')}::integer`;

const counted = (sort: GameSort): SQL => sql`
  select stretch_id, games from game_tag_counts where sort = ${nameOf(sort)} and tag_id = ${tagId}`;

// A subquery for each game, which the planner cannot turn into a join with all games of the tag.
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
  limit ${sql.placeholder('limit')}::integer offset ${sql.placeholder('offset')}::integer`;

const pageOf = (sort: GameSort): SQL => sql`
  with runs as materialized (${runsOf(sort, counted(sort))}),
  totals as materialized (${totalOfRuns})
  select totals.total, page.key, page.id
  from totals left join (
    select * from (${sortedPage(sort)}) as sorted where (select total from totals) <= ${sql.placeholder('few')}::integer
    union all
    select * from (${pageOfRuns(sort, fits)}) as found where (select total from totals) > ${sql.placeholder('few')}::integer
  ) as page on true`;

const statements = perExecutor((executor) => ({
  released: preparePage(executor, 'tag_games_released', pageOf('released')),
  popular: preparePage(executor, 'tag_games_popular', pageOf('popular')),
  rating: preparePage(executor, 'tag_games_rating', pageOf('rating')),
}));

/** One page of the published games and experiences that bear a tag, and the number of all of them, in one statement. */
export function listGamesOfTag(
  executor: Executor,
  tagId: number,
  sort: GameSort,
  window: GameWindow,
  few: number = FEW,
): Promise<GamePage> {
  return readPage(statements(executor)[sort], { ...window, tagId, few });
}
