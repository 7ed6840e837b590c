import { sql } from 'drizzle-orm';
import type { GameSort } from '../../../src/domain/games/game-sort';
import type { Executor } from '../../../server/database/executor';
import type { GameFilter } from '../../../server/games/game-index.repository';

/** A list as it is meant: every game that fits, in its order. */
interface Listed {
  readonly slug: string;
}

const KEY: Readonly<Record<GameSort, string>> = { released: 'released_at', popular: 'popularity', rating: 'rating' };

const rowsOf = async (db: Executor, statement: ReturnType<typeof sql>): Promise<readonly string[]> => {
  const { rows } = (await db.execute(statement)) as unknown as { readonly rows: readonly Listed[] };
  return rows.map(({ slug }) => slug);
};

const order = (sort: GameSort) => sql.raw(`${KEY[sort]} desc, games.id desc`);

/** The slugs of all games of the index, by a query that uses no counts. */
export const naiveIndex = (db: Executor, filter: GameFilter, sort: GameSort): Promise<readonly string[]> =>
  rowsOf(
    db,
    sql`select games.slug from games join genres on genres.id = genre_id join categories on categories.id = category_id
      where status = 'published'
        and (${filter.includeExperience} or kind = 'game')
        and (${filter.genre ?? null}::text is null or genres.slug = ${filter.genre ?? null})
        and (${filter.category ?? null}::text is null or categories.slug = ${filter.category ?? null})
        and rating >= ${filter.minRating ?? 0}::integer
        and (not ${filter.recentlyUpdated} or updated_at >= games_recent_since())
      order by ${order(sort)}`,
  );

/** The slugs of all games of a tag. */
export const naiveTag = (db: Executor, tagId: number, sort: GameSort): Promise<readonly string[]> =>
  rowsOf(
    db,
    sql`select slug from games where status = 'published' and id in (select game_id from game_tags where tag_id = ${tagId})
      order by ${order(sort)}`,
  );

/** The slugs of all games of a developer. */
export const naiveDeveloper = (db: Executor, developerId: number): Promise<readonly string[]> =>
  rowsOf(
    db,
    sql`select slug from games where status = 'published' and developer_id = ${developerId} order by ${order('released')}`,
  );
