import { asc, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { genres } from '../../platform/database/schema/games';
import { perExecutor } from '../../platform/database/per-executor';
import type { Titled } from '../../../src/domain/shared/titled';

export interface GenreRow extends Titled {
  readonly colour: string;
  /** Categories with a published game, in their order. */
  readonly categories: readonly Titled[];
}

// Columns are written out: in a query of one table, Drizzle omits the table name of interpolated columns.
const categoriesInUse = sql<Titled[]>`(
  select coalesce(json_agg(json_build_object('slug', slug, 'title', title) order by position), '[]')
  from categories
  where categories.genre_id = genres.id and exists (
    select 1 from game_counts
    where sort = 'released' and capability = 0 and game_counts.genre_id = genres.id and category_id = categories.id and rated_0 > 0
  )
)`;

const genresInUse = perExecutor((executor) =>
  executor
    .select({ slug: genres.slug, title: genres.title, colour: genres.colour, categories: categoriesInUse })
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
export function listGenres(executor: Executor): Promise<readonly GenreRow[]> {
  return genresInUse(executor).execute();
}
