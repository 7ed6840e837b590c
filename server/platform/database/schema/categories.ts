import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { genres } from './genres';

/** Sub-categories; each belongs to one genre. */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    genreId: integer('genre_id')
      .notNull()
      .references(() => genres.id, { onDelete: 'restrict' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    unique('categories_genre_slug_unique').on(table.genreId, table.slug),
    unique('categories_genre_id_unique').on(table.genreId, table.id),
  ],
);
