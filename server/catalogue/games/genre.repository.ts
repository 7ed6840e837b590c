import type { SQL } from 'drizzle-orm';
import { asc, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { genres } from '../../platform/database/schema/games';
import type { StoredPicture } from '../../platform/database/schema/stored-media';
import { perExecutor } from '../../platform/database/per-executor';
import type { FilterEntry } from '../../../src/domain/games/game-list';

export interface GenreRow extends FilterEntry {
  readonly colour: string;
  readonly picture: StoredPicture | null;
  /** Categories with a published game, in their order. */
  readonly categories: readonly FilterEntry[];
}

/** Null if the genre or category has a game that is no experience. Columns are written out, as below. */
const onlyKind = (category: SQL): SQL<'experience' | null> => sql`case when not exists (
  select 1 from game_counts
  where sort = 'released' and capability = 0 and game_counts.genre_id = genres.id and category_id = ${category} and kind = 'game' and rated_0 > 0
) then 'experience' end`;

// Columns are written out: in a query of one table, Drizzle omits the table name of interpolated columns.
const categoriesInUse = sql<FilterEntry[]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('slug', slug, 'title', title, 'only', ${onlyKind(sql`categories.id`)})) order by position), '[]')
  from categories
  where categories.genre_id = genres.id and exists (
    select 1 from game_counts
    where sort = 'released' and capability = 0 and game_counts.genre_id = genres.id and category_id = categories.id and rated_0 > 0
  )
)`;

const genresInUse = perExecutor((executor) =>
  executor
    .select({
      slug: genres.slug,
      title: genres.title,
      colour: genres.colour,
      picture: genres.picture,
      only: onlyKind(sql`0`),
      categories: categoriesInUse,
    })
    .from(genres)
    .where(
      sql`exists (
        select 1 from game_counts
        where sort = 'released' and capability = 0 and genre_id = genres.id and category_id = 0 and rated_0 > 0
      )`,
    )
    .orderBy(asc(genres.position))
    .prepare('genres_in_use'),
);

/** Returns the genres and categories that have a published game. */
export async function listGenres(executor: Executor): Promise<readonly GenreRow[]> {
  const rows = await genresInUse(executor).execute();
  return rows.map(({ only, ...row }) => ({ ...row, only: only ?? undefined }));
}
