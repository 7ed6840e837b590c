import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';

/** Games that players have favourited; visible only to the player. */
export const favourites = pgTable(
  'favourites',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'favourites_pkey', columns: [table.accountId, table.gameId] }),
    index('favourites_newest_index').on(
      table.accountId,
      table.addedAt.desc().nullsFirst(),
      table.gameId.desc().nullsFirst(),
    ),
    index('favourites_game_index').on(table.gameId),
  ],
);
