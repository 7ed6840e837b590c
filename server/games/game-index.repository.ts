import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { MinRating } from '../../src/domain/games/game-filters';
import type { GameSort } from '../../src/domain/games/game-sort';
import type { Executor } from '../database/executor';
import { perExecutor } from '../database/per-executor';
import { nameOf } from './game-order';
import type { GamePage, GameWindow } from './game-page';
import { preparePage, readPage } from './game-page';
import { pageOfRuns, runsOf, totalOfRuns } from './page-of-stretches';

/** What a list of games is narrowed by; genre and category are slugs. */
export interface GameFilter {
  readonly genre?: string | undefined;
  readonly category?: string | undefined;
  readonly minRating?: MinRating | undefined;
  readonly recentlyUpdated: boolean;
  readonly includeExperience: boolean;
}

const genreId = sql`(select id from genres where slug = ${sql.placeholder('genre')})`;

/** A category without its genre is any of that name. */
const categoryIds = (genre: boolean): SQL =>
  sql`(select id from categories where slug = ${sql.placeholder('category')}${genre ? sql` and genre_id = ${genreId}` : sql``})`;

/** Where the games are counted that are rated at least so high. */
const RATED: Readonly<Record<MinRating | 0, SQL>> = {
  0: sql`rated_0`,
  1: sql`rated_1`,
  2: sql`rated_2`,
  3: sql`rated_3`,
  4: sql`rated_4`,
  5: sql`rated_5`,
};

interface Shape {
  readonly sort: GameSort;
  readonly genre: boolean;
  readonly category: boolean;
  readonly minRating: MinRating | 0;
  readonly recentlyUpdated: boolean;
  readonly includeExperience: boolean;
}

const shapeOf = (filter: GameFilter, sort: GameSort): Shape => ({
  sort,
  genre: filter.genre !== undefined,
  category: filter.category !== undefined,
  minRating: filter.minRating ?? 0,
  recentlyUpdated: filter.recentlyUpdated,
  includeExperience: filter.includeExperience,
});

const all = (conditions: readonly (SQL | false)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );

/** How many games of the list each stretch has, by the counts that the triggers keep. */
function counted({ sort, genre, category, minRating, recentlyUpdated, includeExperience }: Shape): SQL {
  const ofGenre = sql`genre_id = ${genre ? genreId : sql`0`} and category_id = 0`;
  // With the genre as well, which comes first in the index.
  const genreIds = genre
    ? genreId
    : sql`any(array(select genre_id from categories where slug = ${sql.placeholder('category')}))`;
  const ofCategory = sql`genre_id = ${genreIds} and category_id = any(array${categoryIds(genre)})`;
  return sql`
    select stretch_id, sum(${RATED[minRating]}) as games
    from game_counts
    where ${all([
      sql`sort = ${nameOf(sort)}`,
      category ? ofCategory : ofGenre,
      !includeExperience && sql`kind = 'game'`,
      recentlyUpdated && sql`recent`,
    ])}
    group by stretch_id`;
}

const fits = ({ genre, category, minRating, recentlyUpdated, includeExperience }: Shape): SQL =>
  all([
    sql`true`,
    genre && sql`game.genre_id = ${genreId}`,
    category && sql`game.category_id = any(array${categoryIds(genre)})`,
    minRating > 0 && sql`game.rating >= ${sql.placeholder('minRating')}::integer`,
    recentlyUpdated && sql`game.updated_at >= (select games_recent_since())`,
    !includeExperience && sql`game.kind = 'game'`,
  ]);

const pageOf = (shape: Shape): SQL => sql`
  with runs as materialized (${runsOf(shape.sort, counted(shape))})
  select totals.total, page.key, page.id
  from (${totalOfRuns}) as totals left join (${pageOfRuns(shape.sort, fits(shape))}) as page on true`;

const statements = perExecutor(() => new Map<string, ReturnType<typeof preparePage>>());

/** One page of the index and the number of all games that fit, in one statement; as fast in the middle of a million as at the start (docs/adr/0014). */
export async function listGames(
  executor: Executor,
  filter: GameFilter,
  sort: GameSort,
  window: GameWindow,
): Promise<GamePage> {
  const shape = shapeOf(filter, sort);
  const name = `game_index_${Object.values(shape).join('_')}`;
  const known = statements(executor);
  const statement = known.get(name) ?? preparePage(executor, name, pageOf(shape));
  known.set(name, statement);
  return readPage(statement, {
    ...window,
    genre: filter.genre,
    category: filter.category,
    minRating: filter.minRating,
  });
}
