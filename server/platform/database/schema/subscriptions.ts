import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { subscriptionSources } from '../../../../src/domain/subscriptions/mail-subscription';
import { accounts } from './accounts';
import { moment } from './columns';
import { developers } from './developers';
import { games } from './games';

/** Email subscriptions of players: for one game or one developer. */
export const emailSubscriptions = pgTable(
  'email_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameId: integer('game_id').references(() => games.id, { onDelete: 'cascade' }),
    developerId: integer('developer_id').references(() => developers.id, { onDelete: 'cascade' }),
    /** Page on which the player agreed. */
    source: text('source', { enum: subscriptionSources }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('email_subscriptions_game_unique').on(table.accountId, table.gameId),
    unique('email_subscriptions_developer_unique').on(table.accountId, table.developerId),
    index('email_subscriptions_game_index').on(table.gameId),
    index('email_subscriptions_developer_index').on(table.developerId),
    check('email_subscriptions_one_sender', sql`(${table.gameId} is null) <> (${table.developerId} is null)`),
    check('email_subscriptions_source_known', sql`${table.source} in ('sdk', 'site')`),
  ],
);
