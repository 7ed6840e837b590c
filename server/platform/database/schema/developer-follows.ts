import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { developers } from './developers';

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
