import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ledgerReasons } from '../../../src/domain/market/ledger-transaction';
import { accounts } from './accounts';
import { moment } from './columns';

/** Every movement of coins, never changed and never deleted: the sum of an account's entries is its balance. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    /** Coins: positive when received, negative when spent. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ledgerReasons }).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('ledger_entries_idempotency_key_unique').on(table.accountId, table.idempotencyKey),
    index('ledger_entries_account_index').on(table.accountId, table.id.desc().nullsFirst()),
    check('ledger_entries_amount_not_zero', sql`${table.amount} <> 0`),
    check('ledger_entries_reason_known', sql`${table.reason} in ('grant', 'purchase', 'premium', 'item', 'refund')`),
  ],
);
