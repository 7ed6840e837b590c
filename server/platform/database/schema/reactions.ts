import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';

/** Reactions of players to games: each kind once (spec 2 §9). */
export const gameReactions = pgTable(
  'game_reactions',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'game_reactions_pkey', columns: [table.accountId, table.gameId, table.kind] }),
    check(
      'game_reactions_kind_known',
      sql`${table.kind} in ('laugh', 'joy', 'cry', 'anger', 'high5', 'like', 'dislike', 'love', 'bug')`,
    ),
  ],
);

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
