import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { GameCapability } from '../../../src/domain/games/game-capability';
import type { MinRating } from '../../../src/domain/games/game-filters';
import type { GameSort } from '../../../src/domain/games/game-query';
import { parameter, parameterValues } from '../../platform/database/parameter-values';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { quickRead } from '../../platform/database/quick-reads';
import { capabilityBits } from '../../platform/database/schema/games';
import { nameOf } from './game-order';
import type { GamePage, GameWindow } from './game-page';
import { pageColumns, readPage, withCards } from './game-page';
import { pageOfBuckets, bucketsOf } from './page-of-buckets';

/** Filters of a list of games. Genre and category are slugs. */
export interface GameFilter {
  readonly genre?: string | undefined;
  readonly category?: string | undefined;
  readonly minRating?: MinRating | undefined;
  /** A device or mode that each game supports. */
  readonly capability?: GameCapability | undefined;
  readonly recentlyUpdated: boolean;
  readonly includeExperience: boolean;
}

/** Types of the values that a filter asks for. */
export const filterValues = {
  genre: sql`text`,
  category: sql`text`,
  minRating: sql`integer`,
  capability: sql`integer`,
  recentlyUpdated: sql`boolean`,
  includeExperience: sql`boolean`,
};

const values = parameterValues({ limit: sql`integer`, offset: sql`integer`, ...filterValues });

/** Values of a filter for a statement. */
export const valuesOf = (filter: GameFilter): Readonly<Record<keyof typeof filterValues, unknown>> => ({
  genre: filter.genre ?? null,
  category: filter.category ?? null,
  minRating: filter.minRating ?? 0,
  capability: filter.capability === undefined ? 0 : capabilityBits[filter.capability],
  recentlyUpdated: filter.recentlyUpdated,
  includeExperience: filter.includeExperience,
});

const genreId = sql`(select id from genres where slug = ${parameter('genre')})`;

/** Without a genre, the categories of that slug in every genre. */
const categoryIds = (genre: boolean): SQL =>
  sql`(select id from categories where slug = ${parameter('category')}${genre ? sql` and genre_id = ${genreId}` : sql``})`;

const minRating = parameter('minRating');
const recentlyUpdated = parameter('recentlyUpdated');
/** Bit of the requested capability, or 0 for any game. */
const capability = parameter('capability');
const includeExperience = parameter('includeExperience');

/** Count of the games with at least the requested rating. */
const rated = sql`case ${minRating} when 0 then rated_0 when 1 then rated_1 when 2 then rated_2 when 3 then rated_3 when 4 then rated_4 else rated_5 end`;

/**
 * The variable part of a prepared statement. Everything else is a parameter, because a connection never discards a
 * statement.
 */
export interface Shape {
  readonly sort: GameSort;
  readonly genre: boolean;
  readonly category: boolean;
}

/**
 * Returns the number of matching games in each bucket, and of experiences that match but are not included. Triggers maintain
 * the counts.
 */
function counted({ sort, genre, category }: Shape): SQL {
  const ofGenre = sql`genre_id = ${genre ? genreId : sql`0`} and category_id = 0`;
  // Names the genre as well, because it is the first column of the index.
  const genreIds = genre
    ? genreId
    : sql`any(array(select genre_id from categories where slug = ${parameter('category')}))`;
  const ofCategory = sql`genre_id = ${genreIds} and category_id = any(array${categoryIds(genre)})`;
  return sql`
    select bucket_id,
      sum(${rated}) filter (where kind = 'game' or ${includeExperience}) as games,
      sum(${rated}) filter (where kind <> 'game' and not ${includeExperience}) as hidden
    from game_counts
    where sort = ${nameOf(sort)} and capability = ${capability} and ${category ? ofCategory : ofGenre}
      and (recent or not ${recentlyUpdated})
    group by bucket_id`;
}

/**
 * Condition on `game` for being in a list of this shape. As separate conditions, the planner would expect few games, and would read and sort a
 * whole bucket instead of following the index to the end of the page.
 */
export const fits = ({ genre, category }: Shape): SQL => sql`case when
  game.rating >= ${minRating}
  and (game.kind = 'game' or ${includeExperience})
  and game.capability_bits & ${capability} = ${capability}
  and (not ${recentlyUpdated} or game.updated_at >= (select games_recent_since()))
  ${genre ? sql`and game.genre_id = ${genreId}` : sql``}
  ${category ? sql`and game.category_id = any(array${categoryIds(genre)})` : sql``}
  then true else false end`;

/** Selects the total number of games in `runs`, and the runs as a text: for each its top key and id, games and `through`. */
const totalAndRuns = sql`
  select coalesce(max(through), 0) as total,
    coalesce(string_agg(concat_ws('|', top, top_id, games, through), ';' order by through), '') as runs
  from runs`;

const pageOf = (shape: Shape): SQL => sql`
  with ${values}, counted as materialized (${counted(shape)}),
    runs as materialized (${bucketsOf(shape.sort, sql`select bucket_id, games from counted`)})
  select totals.total, totals.runs, (select coalesce(sum(hidden), 0) from counted)::integer as hidden, page.key, page.id
  from (${totalAndRuns}) as totals left join (${pageOfBuckets(shape.sort, fits(shape))}) as page on true`;

/** Returns a function that prepares one statement for each shape of an executor. */
export function perShape<Statement>(
  prefix: string,
  prepare: (executor: Executor, name: string, shape: Shape) => Statement,
): (executor: Executor, filter: GameFilter, sort: GameSort) => Statement {
  const statements = perExecutor(() => new Map<string, Statement>());
  return (executor, filter, sort) => {
    const shape = { sort, genre: filter.genre !== undefined, category: filter.category !== undefined };
    const name = quickRead(`${prefix}_${Object.values(shape).join('_')}`);
    const known = statements(executor);
    const statement = known.get(name) ?? prepare(executor, name, shape);
    known.set(name, statement);
    return statement;
  };
}

const indexStatement = perShape('game_index', (executor, name, shape) =>
  executor
    .select({ ...pageColumns, hidden: sql<number>`max(found.hidden)`, runs: sql<string>`max(found.runs)` })
    .from(withCards(pageOf(shape)))
    .prepare(name),
);

/** A page of the index. */
export interface IndexPage extends GamePage {
  /** Number of experiences that match the filter but are not included. */
  readonly hidden: number;
}

/** A page of the index, and the buckets with games of the list as `parseRuns` reads them. */
interface IndexPageWithRuns extends IndexPage {
  readonly runs: string;
}

/**
 * Returns one page of the index and the total of matching games in one statement. Every page is equally fast
 * (docs/adr/0014).
 */
export async function listGames(
  executor: Executor,
  filter: GameFilter,
  sort: GameSort,
  window: GameWindow,
): Promise<IndexPageWithRuns> {
  return readPage(indexStatement(executor, filter, sort), { ...window, ...valuesOf(filter) });
}
