import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { portalLedgerNames, ledgerReasons } from '../../../../src/domain/market/ledger';
import { accounts } from './accounts';
import { moment } from './columns';

/**
 * Double-entry ledger of coin movements, between a player's account and an account of the portal. Triggers enforce it:
 * entries are immutable, each transaction sums to zero, and a player's entries sum to the balance.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id').notNull(),
    /** The player's account; null for an account of the portal. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'restrict' }),
    book: text('book', { enum: portalLedgerNames }),
    /** Coins: positive when received, negative when spent. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ledgerReasons }).notNull(),
    /** The player's key for the movement; set only on the player's entry. */
    idempotencyKey: text('idempotency_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('ledger_entries_idempotency_key_unique').on(table.accountId, table.idempotencyKey),
    index('ledger_entries_account_index').on(table.accountId, table.id.desc().nullsFirst()),
    index('ledger_entries_transaction_index').on(table.transactionId),
    check('ledger_entries_amount_not_zero', sql`${table.amount} <> 0`),
    check('ledger_entries_reason_known', sql`${table.reason} in ('grant', 'purchase', 'premium', 'item', 'refund')`),
    check('ledger_entries_book_known', sql`${table.book} in ('promotion', 'sales', 'premium', 'items')`),
    check('ledger_entries_one_side', sql`(${table.accountId} is null) <> (${table.book} is null)`),
    check('ledger_entries_key_of_player', sql`(${table.accountId} is null) = (${table.idempotencyKey} is null)`),
  ],
);
