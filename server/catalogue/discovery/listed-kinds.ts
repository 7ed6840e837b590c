import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { publishedArticle } from '../content/article-card.columns';
import { articles } from '../../platform/database/schema/content';
import { announcements, developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { catalogItems } from '../../platform/database/schema/market';
import { tags } from '../../platform/database/schema/tags';
import { publishedGame } from '../games/game-card.columns';

/** A kind of page with one page for each visible row of a table. */
interface ListedKind {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** Address below the portal. */
  readonly path: SQL<string>;
  readonly changed: SQL<Date | null>;
  readonly shown: SQL | undefined;
}

const moment = (column: PgColumn): SQL<Date | null> =>
  sql`${column}`.mapWith((value: unknown) => column.mapFromDriverValue(value) as Date);
const unknown = sql<Date | null>`null`;

// Columns are written out: in a query of one table, Drizzle omits the table name of interpolated columns.
const itemOfPublishedGame = sql`catalog_items.status = 'published' and exists (
  select 1 from games where games.id = catalog_items.game_id and games.status = 'published'
)`;
const tagOfPublishedGame = sql`exists (
  select 1 from game_tags join games on games.id = game_tags.game_id
  where game_tags.tag_id = tags.id and games.status = 'published'
)`;

/** Kinds of pages in the sitemap, by the name of their parts. */
export const listedKinds = {
  games: {
    table: games,
    id: games.id,
    path: sql<string>`'arcade/games/' || slug`,
    changed: moment(games.updatedAt),
    shown: publishedGame,
  },
  articles: {
    table: articles,
    id: articles.id,
    path: sql<string>`'blog/article/' || slug`,
    changed: moment(articles.publishedAt),
    shown: publishedArticle,
  },
  tags: {
    table: tags,
    id: tags.id,
    path: sql<string>`'arcade/games/tag/' || slug`,
    changed: unknown,
    shown: tagOfPublishedGame,
  },
  developers: {
    table: developers,
    id: developers.id,
    path: sql<string>`'arcade/games/developer/' || slug`,
    changed: unknown,
    shown: undefined,
  },
  announcements: {
    table: announcements,
    id: announcements.id,
    path: sql<string>`'arcade/games/developer/' || (
      select slug from developers where developers.id = announcements.developer_id
    ) || '/announcements/' || announcements.slug`,
    changed: moment(announcements.publishedAt),
    shown: sql`announcements.status = 'published'`,
  },
  items: {
    table: catalogItems,
    id: catalogItems.id,
    path: sql<string>`'arcade/games/' || (
      select slug from games where games.id = catalog_items.game_id
    ) || '/catalog/' || catalog_items.slug`,
    changed: unknown,
    shown: itemOfPublishedGame,
  },
} as const satisfies Record<string, ListedKind>;

export type ListedKindName = keyof typeof listedKinds;

/** Names of the kinds in the order of the sitemap. */
export const listedKindNames = Object.keys(listedKinds) as readonly ListedKindName[];
