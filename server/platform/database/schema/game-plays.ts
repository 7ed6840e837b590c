import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { games } from './games';

/** Time of a visitor's last counted play of a game. The key serialises concurrent plays. */
export const gamePlays = pgTable(
  'game_plays',
  {
    /** A keyed hash: it identifies repeated plays without identifying the visitor. */
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
