import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { gameStretches } from './game-stretches';

/** How many published games with a tag stand in a stretch. Kept by triggers. */
export const gameTagCounts = pgTable(
  'game_tag_counts',
  {
    sort: text('sort', { enum: ['released', 'popular', 'rating'] }).notNull(),
    tagId: integer('tag_id').notNull(),
    stretchId: integer('stretch_id')
      .notNull()
      .references(() => gameStretches.id, { onDelete: 'cascade' }),
    games: integer('games').notNull(),
  },
  (table) => [
    primaryKey({ name: 'game_tag_counts_pkey', columns: [table.sort, table.tagId, table.stretchId] }),
    index('game_tag_counts_stretch_index').on(table.stretchId),
  ],
);
