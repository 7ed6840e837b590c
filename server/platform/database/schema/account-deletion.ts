import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/**
 * Requests to delete an account, carried out at `dueAt` unless cancelled. The row outlives the account's data, for the
 * status page.
 */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Source of the request: the player, or the provider that the player logs in with. */
    origin: text('origin', { enum: ['player', 'facebook'] }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('deletion_requests_account_index').on(table.accountId),
    index('deletion_requests_due_index').on(table.dueAt),
  ],
);

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
