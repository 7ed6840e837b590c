import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { houseLedgerNames, ledgerReasons } from '../../../../src/domain/market/ledger';
import { accounts } from './accounts';
import { moment } from './columns';

/**
 * Every movement of coins, entered twice: for a player's account and for a book of the house. Triggers keep it: entries are never changed
 * and never deleted, those of one transaction add up to zero, and the sum of an account's entries is its balance.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id').notNull(),
    /** Whose coins; none in a book of the house. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'restrict' }),
    book: text('book', { enum: houseLedgerNames }),
    /** Coins: positive when received, negative when given. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ledgerReasons }).notNull(),
    /** What the player calls the movement; only of a player's entry. */
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
