import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { GameCapability } from '../../../src/domain/games/game-capability';
import type { MinRating } from '../../../src/domain/games/game-filters';
import type { GameSort } from '../../../src/domain/games/game-query';
import { asked, askedValues } from '../../platform/database/asked-values';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { capabilityBits } from '../../platform/database/schema/games';
import { gameCardsJson } from './game-card.columns';
import { keyOf, keyTypeOf, nameOf } from './game-order';
import type { GamePage, GameWindow } from './game-page';
import { cardOfFound } from './game-page';
import { bucketsOf } from './page-of-buckets';

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

const filterValues = {
  genre: sql`text`,
  category: sql`text`,
  minRating: sql`integer`,
  capability: sql`integer`,
  recentlyUpdated: sql`boolean`,
  includeExperience: sql`boolean`,
};

const genre = asked('genre');
const category = asked('category');
const minRating = asked('minRating');
const recentlyUpdated = asked('recentlyUpdated');
/** Bit of the requested capability, or 0 for any game. */
const capability = asked('capability');
const includeExperience = asked('includeExperience');

const genreId = sql`(select id from genres where slug = ${genre})`;

const valuesOf = (filter: GameFilter): Readonly<Record<keyof typeof filterValues, unknown>> => ({
  genre: filter.genre ?? null,
  category: filter.category ?? null,
  minRating: filter.minRating ?? 0,
  capability: filter.capability === undefined ? 0 : capabilityBits[filter.capability],
  recentlyUpdated: filter.recentlyUpdated,
  includeExperience: filter.includeExperience,
});

/** A bucket with matching games: their number in it (`games`) and up to its end (`through`). */
export interface GameRun {
  /** Key and id of the first position in the bucket; the key as text. */
  readonly top: string;
  readonly topId: number;
  readonly games: number;
  readonly through: number;
}

/**
 * The variable part of the prepared statement of runs. Everything else is a parameter, because a connection never discards a statement.
 */
interface Shape {
  readonly sort: GameSort;
  readonly genre: boolean;
  readonly category: boolean;
}

/** Count of the games with at least the requested rating. */
const rated = sql`case ${minRating} when 0 then rated_0 when 1 then rated_1 when 2 then rated_2 when 3 then rated_3 when 4 then rated_4 else rated_5 end`;

/** Returns the number of matching games in each bucket. Triggers maintain the counts. */
function counted({ sort, genre: hasGenre, category: hasCategory }: Shape): SQL {
  const ofGenre = sql`genre_id = ${hasGenre ? genreId : sql`0`} and category_id = 0`;
  // Names the genre as well, because it is the first column of the index.
  const genreIds = hasGenre ? genreId : sql`any(array(select genre_id from categories where slug = ${category}))`;
  // Without a genre, the categories of that slug in every genre.
  const categoryIds = sql`select id from categories where slug = ${category}${hasGenre ? sql` and genre_id = ${genreId}` : sql``}`;
  const ofCategory = sql`genre_id = ${genreIds} and category_id = any(array(${categoryIds}))`;
  return sql`
    select bucket_id, sum(${rated}) as games
    from game_counts
    where sort = ${nameOf(sort)} and capability = ${capability} and ${hasCategory ? ofCategory : ofGenre}
      and (kind = 'game' or ${includeExperience}) and (recent or not ${recentlyUpdated})
    group by bucket_id`;
}

const prepareRuns = (executor: Executor, name: string, shape: Shape) =>
  executor
    .select({
      top: sql<string>`runs.top::text`,
      topId: sql<number>`runs.top_id`,
      games: sql<number>`runs.games::integer`,
      through: sql<number>`runs.through`,
    })
    .from(sql`(with ${askedValues(filterValues)} ${bucketsOf(shape.sort, counted(shape))}) as runs`)
    .orderBy(sql`runs.through`)
    .prepare(name);

const runStatements = perExecutor(() => new Map<string, ReturnType<typeof prepareRuns>>());

/** Reads the buckets with games of a list, in the list's order. */
export async function listRuns(executor: Executor, filter: GameFilter, sort: GameSort): Promise<readonly GameRun[]> {
  const shape = { sort, genre: filter.genre !== undefined, category: filter.category !== undefined };
  const name = `game_index_runs_${Object.values(shape).join('_')}`;
  const known = runStatements(executor);
  const statement = known.get(name) ?? prepareRuns(executor, name, shape);
  known.set(name, statement);
  return await statement.execute({ ...valuesOf(filter) });
}

/**
 * Condition on `game` for being in the list. As separate conditions, the planner would expect few games, and would read and sort a whole
 * bucket instead of following the index to the end of the page.
 */
const fits = sql`case when
  game.rating >= ${minRating}
  and (game.kind = 'game' or ${includeExperience})
  and game.capability_bits & ${capability} = ${capability}
  and (not ${recentlyUpdated} or game.updated_at >= (select games_recent_since()))
  and (${genre} is null or game.genre_id = ${genreId})
  and (${category} is null or game.category_id = any(array(
    select id from categories where slug = ${category} and (${genre} is null or genre_id = ${genreId})
  )))
  then true else false end`;

const pageValues = askedValues({
  ...filterValues,
  tops: sql`text[]`,
  topIds: sql`integer[]`,
  skipped: sql`integer[]`,
  taken: sql`integer[]`,
});

/**
 * Selects `key` and `id` of the games in parts of buckets: those after the first `skipped` from the top, `taken` at most. If a game has left a
 * bucket since its games were counted, the part reaches into the next one, so equal rows are removed.
 */
const partsOfBuckets = (sort: GameSort): SQL => sql`
  with ${pageValues}
  select distinct listed.key, listed.id
  from unnest(${asked('tops')}::${keyTypeOf(sort)}[], ${asked('topIds')}, ${asked('skipped')}, ${asked('taken')})
    as part (top, top_id, skipped, taken)
  cross join lateral (
    select game.${keyOf(sort)} as key, game.id
    from games as game
    where game.status = 'published' and (game.${keyOf(sort)}, game.id) <= (part.top, part.top_id) and ${fits}
    order by game.${keyOf(sort)} desc, game.id desc
    offset part.skipped limit part.taken
  ) as listed`;

const preparePage = (executor: Executor, sort: GameSort) =>
  executor
    .select({ cards: gameCardsJson(sql`found.key desc, found.id desc`) })
    .from(sql`(${partsOfBuckets(sort)}) as found cross join lateral ${cardOfFound}`)
    .prepare(`game_index_page_${sort}`);

const pageStatements = perExecutor((executor) => ({
  released: preparePage(executor, 'released'),
  popular: preparePage(executor, 'popular'),
  rating: preparePage(executor, 'rating'),
}));

/** Returns one page of the index and the total of matching games. Every page is equally fast (docs/adr/0014). */
export async function listGames(
  executor: Executor,
  filter: GameFilter,
  sort: GameSort,
  { limit, offset }: GameWindow,
  loadRuns: typeof listRuns = listRuns,
): Promise<GamePage> {
  const runs = await loadRuns(executor, filter, sort);
  const total = runs.at(-1)?.through ?? 0;
  const end = offset + limit;
  const parts = runs.filter(({ games, through }) => through > offset && through - games < end);
  if (parts.length === 0) return { cards: '[]', total };
  const [page] = await pageStatements(executor)[sort].execute({
    ...valuesOf(filter),
    tops: parts.map(({ top }) => top),
    topIds: parts.map(({ topId }) => topId),
    skipped: parts.map(({ games, through }) => Math.max(offset - (through - games), 0)),
    taken: parts.map(({ games, through }) => Math.min(through, end) - Math.max(through - games, offset)),
  });
  return { cards: page?.cards ?? '[]', total };
}
