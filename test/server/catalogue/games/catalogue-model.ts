import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { GameSort } from '../../../../src/domain/games/game-query';
import type { Executor } from '../../../../server/platform/database/executor';
import type { GameFilter } from '../../../../server/catalogue/games/game-index.repository';

const ORDER: Readonly<Record<GameSort, SQL>> = {
  released: sql`released_at desc, games.id desc`,
  popular: sql`popularity desc, games.id desc`,
  rating: sql`rating desc, games.id desc`,
};

const slugsOf = async (db: Executor, statement: SQL): Promise<readonly string[]> => {
  const rows = await db.select({ slug: sql<string>`slug` }).from(sql`(${statement}) as listed`);
  return rows.map(({ slug }) => slug);
};

/** Returns the slugs of all games of the index, without the stored counts. */
export const naiveIndex = (db: Executor, filter: GameFilter, sort: GameSort): Promise<readonly string[]> =>
  slugsOf(
    db,
    sql`select games.slug from games join genres on genres.id = genre_id join categories on categories.id = category_id
      where status = 'published'
        and (${filter.includeExperience} or kind = 'game')
        and (${filter.genre ?? null}::text is null or genres.slug = ${filter.genre ?? null})
        and (${filter.category ?? null}::text is null or categories.slug = ${filter.category ?? null})
        and (${filter.capability ?? null}::text is null or ${filter.capability ?? null} = any(capabilities))
        and rating >= ${filter.minRating ?? 0}::integer
        and (not ${filter.recentlyUpdated} or updated_at >= games_recent_since())
      order by ${ORDER[sort]}`,
  );

/** Returns the slugs of all games of a tag. */
export const naiveTag = (db: Executor, tagId: number, sort: GameSort): Promise<readonly string[]> =>
  slugsOf(
    db,
    sql`select slug from games where status = 'published' and id in (select game_id from game_tags where tag_id = ${tagId})
      order by ${ORDER[sort]}`,
  );

/** Returns the slugs of all games of a developer. */
export const naiveDeveloper = (db: Executor, developerId: number): Promise<readonly string[]> =>
  slugsOf(
    db,
    sql`select slug from games where status = 'published' and developer_id = ${developerId} order by ${ORDER.released}`,
  );
