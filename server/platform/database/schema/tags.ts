import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** Labels of games and of articles. */
export const tags = pgTable(
  'tags',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
  },
  (table) => [unique('tags_slug_unique').on(table.slug)],
);
