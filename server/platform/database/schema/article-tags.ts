import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { articles } from './articles';
import { tags } from './tags';

/** Tags of articles. */
export const articleTags = pgTable(
  'article_tags',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'article_tags_pkey', columns: [table.articleId, table.tagId] }),
    index('article_tags_tag_index').on(table.tagId),
  ],
);
