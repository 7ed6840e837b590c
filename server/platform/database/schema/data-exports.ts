import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Copies of all data about a player, requested by the player. `content` exists from `readyAt` to `expiresAt`. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
    content: jsonb('content'),
  },
  (table) => [index('data_exports_account_index').on(table.accountId, table.requestedAt)],
);
