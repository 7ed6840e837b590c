import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { gameBuckets } from './game-buckets';

/**
 * Counts of published games per bucket: of a category, of a genre (category 0) and of all (genre 0). Each row counts
 * all games (capability 0) or those with one capability. Triggers update it.
 */
export const gameCounts = pgTable(
  'game_counts',
  {
    sort: text('sort', { enum: ['released', 'popular', 'rating'] }).notNull(),
    /** The capability's bit (`capabilityBits`); 0 for all games. */
    capability: integer('capability').notNull().default(0),
    genreId: integer('genre_id').notNull(),
    categoryId: integer('category_id').notNull(),
    kind: text('kind', { enum: ['game', 'experience'] }).notNull(),
    /** True if the row counts recently updated games. */
    recent: boolean('recent').notNull(),
    stretchId: integer('stretch_id')
      .notNull()
      .references(() => gameBuckets.id, { onDelete: 'cascade' }),
    /** All games; the other columns count games with at least that rating. */
    rated0: integer('rated_0').notNull(),
    rated1: integer('rated_1').notNull(),
    rated2: integer('rated_2').notNull(),
    rated3: integer('rated_3').notNull(),
    rated4: integer('rated_4').notNull(),
    rated5: integer('rated_5').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'game_counts_pkey',
      columns: [
        table.sort,
        table.capability,
        table.genreId,
        table.categoryId,
        table.kind,
        table.recent,
        table.stretchId,
      ],
    }),
    index('game_counts_stretch_index').on(table.stretchId),
  ],
);
