import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { developers } from './developers';

/** Players who follow other players; only the number of followers is public. */
export const playerFollows = pgTable(
  'player_follows',
  {
    followerId: uuid('follower_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    followedId: uuid('followed_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    followedAt: moment('followed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'player_follows_pkey', columns: [table.followerId, table.followedId] }),
    index('player_follows_followed_index').on(table.followedId),
    check('player_follows_another', sql`${table.followerId} <> ${table.followedId}`),
  ],
);

/** Players who follow a developer. */
export const developerFollows = pgTable(
  'developer_follows',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    developerId: integer('developer_id')
      .notNull()
      .references(() => developers.id, { onDelete: 'cascade' }),
    followedAt: moment('followed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'developer_follows_pkey', columns: [table.accountId, table.developerId] }),
    index('developer_follows_developer_index').on(table.developerId, table.accountId),
  ],
);
