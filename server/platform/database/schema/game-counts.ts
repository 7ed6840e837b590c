import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { gameStretches } from './game-stretches';

/**
 * Numbers of published games of a kind in a stretch: of a category, of a genre (category 0), and of all (genre 0), each for all
 * games (capability 0) and for the games with one capability. Kept by triggers.
 */
export const gameCounts = pgTable(
  'game_counts',
  {
    sort: text('sort', { enum: ['released', 'popular', 'rating'] }).notNull(),
    /** The capability's bit (`capabilityBits`), or 0 for all games. */
    capability: integer('capability').notNull().default(0),
    genreId: integer('genre_id').notNull(),
    categoryId: integer('category_id').notNull(),
    kind: text('kind', { enum: ['game', 'experience'] }).notNull(),
    /** Whether they count as recently updated. */
    recent: boolean('recent').notNull(),
    stretchId: integer('stretch_id')
      .notNull()
      .references(() => gameStretches.id, { onDelete: 'cascade' }),
    /** All of them; the others count those that are rated at least so high. */
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
