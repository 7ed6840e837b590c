import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { games } from './games';

/** When a visitor's play of a game was last counted: the key makes two plays at once compete for one row. */
export const gamePlays = pgTable(
  'game_plays',
  {
    /** A keyed hash: says whether two plays came from one visitor, and not from whom. */
    visitor: text('visitor').notNull(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'game_plays_pkey', columns: [table.visitor, table.gameId] }),
    index('game_plays_counted_index').on(table.countedAt),
  ],
);
