import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { games } from './games';

/** Number of players per game and kind of reaction; every write of a reaction updates it. */
export const gameReactionCounts = pgTable(
  'game_reaction_counts',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ name: 'game_reaction_counts_pkey', columns: [table.gameId, table.kind] }),
    check('game_reaction_counts_natural', sql`${table.count} >= 0`),
  ],
);
