import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { gameBuckets } from './game-buckets';

/** Published games with a tag, counted per bucket. Triggers update it. */
export const gameTagCounts = pgTable(
  'game_tag_counts',
  {
    sort: text('sort', { enum: ['released', 'popular', 'rating'] }).notNull(),
    tagId: integer('tag_id').notNull(),
    stretchId: integer('stretch_id')
      .notNull()
      .references(() => gameBuckets.id, { onDelete: 'cascade' }),
    games: integer('games').notNull(),
  },
  (table) => [
    primaryKey({ name: 'game_tag_counts_pkey', columns: [table.sort, table.tagId, table.stretchId] }),
    index('game_tag_counts_stretch_index').on(table.stretchId),
  ],
);

/**
 * Every word that searched texts of games contain or once contained, written by triggers. The word index finds whole
 * words much faster than prefixes, so this table expands a prefix (docs/adr/0014). Words without games match nothing.
 */
export const gameWords = pgTable('game_words', { word: text('word').notNull() }, (table) => [
  uniqueIndex('game_words_start_index').on(table.word.op('text_pattern_ops')),
]);
