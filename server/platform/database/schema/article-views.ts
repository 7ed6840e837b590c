import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { articles } from './articles';
import { moment } from './columns';

/** Visitors who read an article within a year. The key ensures that each one counts once. */
export const articleViews = pgTable(
  'article_views',
  {
    /** A keyed hash: it identifies repeated views without identifying the visitor. */
    visitor: text('visitor').notNull(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'article_views_pkey', columns: [table.visitor, table.articleId] }),
    index('article_views_counted_index').on(table.countedAt),
  ],
);
