import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** Sections of the blog. */
export const articleCategories = pgTable(
  'article_categories',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
  },
  (table) => [unique('article_categories_slug_unique').on(table.slug)],
);
