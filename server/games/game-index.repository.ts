import type { SQL } from 'drizzle-orm';
import { and, desc, gte, sql } from 'drizzle-orm';
import type { GameSort } from '../../src/domain/games/game-sort';
import type { Executor } from '../database/executor';
import { categories } from '../database/schema/categories';
import { games } from '../database/schema/games';
import { genres } from '../database/schema/genres';
import type { GameCardRow } from './game-card.columns';
import { gameCardColumns, publishedGame } from './game-card.columns';
import { perExecutor } from '../database/per-executor';

/** What a list of games is narrowed by. */
export interface GameFilter {
  readonly genre?: string | undefined;
  readonly category?: string | undefined;
  readonly minRating?: number | undefined;
  readonly updatedSince?: Date | undefined;
  readonly includeExperience: boolean;
}

const placeholder = (name: string): SQL => sql`${sql.placeholder(name)}`;

const ORDER: Readonly<Record<GameSort, SQL>> = {
  released: desc(games.releasedAt),
  popular: desc(games.popularity),
  rating: desc(games.rating),
};

/** Each condition by the value it needs; only those in use become part of the statement, so that each has its own plan. */
const CONDITIONS: Readonly<Record<string, SQL>> = {
  genre: sql`${games.genreId} = (select ${genres.id} from ${genres} where ${genres.slug} = ${placeholder('genre')})`,
  category: sql`${games.categoryId} in (select ${categories.id} from ${categories} where ${categories.slug} = ${placeholder('category')})`,
  minRating: gte(games.rating, placeholder('minRating')),
  updatedSince: gte(games.updatedAt, sql`${placeholder('updatedSince')}::timestamptz`),
};

const total = sql<number>`(count(*) over ())::int`;

function prepareStatements(executor: Executor, sort: GameSort, used: readonly string[], withExperiences: boolean) {
  const name = ['game_index', sort, ...used, ...(withExperiences ? ['all'] : [])].join('_').toLowerCase();
  const where = and(
    publishedGame,
    withExperiences ? undefined : sql`${games.kind} = 'game'`,
    ...used.map((key) => CONDITIONS[key]),
  );
  return {
    page: executor
      .select({ ...gameCardColumns, total })
      .from(games)
      .where(where)
      .orderBy(ORDER[sort], desc(games.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`${name}_page`),
    count: executor
      .select({ total: sql<number>`count(*)::int` })
      .from(games)
      .where(where)
      .prepare(`${name}_count`),
  };
}

const statements = perExecutor(() => new Map<string, ReturnType<typeof prepareStatements>>());

/** One page of the index and the number of all games that fit, in one statement unless the page is empty. */
export async function listGames(
  executor: Executor,
  filter: GameFilter,
  sort: GameSort,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly GameCardRow[]; readonly total: number }> {
  const values: Record<string, unknown> = {
    genre: filter.genre,
    category: filter.category,
    minRating: filter.minRating,
    updatedSince: filter.updatedSince?.toISOString(),
  };
  const used = Object.keys(CONDITIONS).filter((key) => values[key] !== undefined);
  const shape = [sort, filter.includeExperience, ...used].join();
  const known = statements(executor);
  const prepared = known.get(shape) ?? prepareStatements(executor, sort, used, filter.includeExperience);
  known.set(shape, prepared);
  const rows = await prepared.page.execute({ ...values, limit, offset });
  const [first] = rows;
  if (first) return { rows, total: first.total };
  if (offset === 0) return { rows, total: 0 };
  const [counted] = await prepared.count.execute(values);
  return { rows, total: counted?.total ?? 0 };
}
