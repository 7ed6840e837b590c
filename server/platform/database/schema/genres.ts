import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** The top level of the catalogue. The file of a genre's picture has the name of its slug (spec 1 §3). */
export const genres = pgTable(
  'genres',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Dominant colour of the picture, as `#rrggbb`. */
    colour: text('colour').notNull(),
    /** Position in menus and lists. */
    position: integer('position').notNull(),
  },
  (table) => [unique('genres_slug_unique').on(table.slug)],
);
