import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Every word that the searched texts of games have or once had, written by triggers: the index of words finds whole words much faster
 * than beginnings, and here stands which words begin so (docs/adr/0014). A word that no game has any more finds nothing.
 */
export const gameWords = pgTable('game_words', { word: text('word').notNull() }, (table) => [
  uniqueIndex('game_words_start_index').on(table.word.op('text_pattern_ops')),
]);
