import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { payoutCurrencies, payoutStates } from '../../../../src/domain/console/developer-money';
import { accounts } from './accounts';
import { moment } from './columns';
import { developers } from './developers';

const developer = () => integer('developer_id').references(() => developers.id, { onDelete: 'restrict' });
/** First day of a month (UTC). */
const month = (name: string) => date(name, { mode: 'string' });
/** Amount in the smallest unit of its currency. */
const money = (name: string) => bigint(name, { mode: 'number' }).notNull();
const currency = () => text('currency', { enum: payoutCurrencies }).notNull();

/**
 * Sales of items for coins, one for each movement to the portal's ledger `items`, which has the amount. Triggers refuse every change but the
 * first `statementId`. Names are those of the sale, because items can be deleted. Contains no account.
 */
export const itemSales = pgTable(
  'item_sales',
  {
    /** Transaction of the ledger. */
    transactionId: uuid('transaction_id').primaryKey(),
    /** Developer of the game at the time of the sale. */
    developerId: developer().notNull(),
    /** Slug and title of the game. */
    game: text('game').notNull(),
    gameTitle: text('game_title').notNull(),
    /** Slug and name of the item. */
    item: text('item').notNull(),
    itemName: text('item_name').notNull(),
    count: integer('count').notNull(),
    soldAt: moment('sold_at').notNull(),
    /** The statement that counts the sale. A deferred foreign key, because the statement is written after its sums. */
    statementId: uuid('statement_id'),
  },
  (table) => [
    index('item_sales_developer_index').on(table.developerId, table.soldAt),
    index('item_sales_open_index')
      .on(table.developerId, table.soldAt)
      .where(sql`statement_id is null`),
    index('item_sales_statement_index').on(table.statementId),
    check('item_sales_count_positive', sql`${table.count} > 0`),
  ],
);

/** Developers' share of the revenue from a month on, for one developer or for all without an own one. */
export const revenueShares = pgTable(
  'revenue_shares',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    developerId: developer(),
    fromMonth: month('from_month').notNull(),
    basisPoints: integer('basis_points').notNull(),
  },
  (table) => [
    unique('revenue_shares_from_unique').on(table.developerId, table.fromMonth).nullsNotDistinct(),
    check('revenue_shares_basis_points', sql`${table.basisPoints} between 0 and 10000`),
  ],
);

/** Value of coins from a month on, with the least amount of a payout. All rows have the same currency. */
export const coinRates = pgTable(
  'coin_rates',
  {
    fromMonth: month('from_month').primaryKey(),
    currency: currency(),
    perThousand: money('per_thousand'),
    minimum: money('minimum'),
  },
  (table) => [
    check('coin_rates_per_thousand_positive', sql`${table.perThousand} > 0`),
    check('coin_rates_minimum_positive', sql`${table.minimum} > 0`),
  ],
);

/** Closed months of developers. Triggers refuse every change. */
export const statements = pgTable(
  'statements',
  {
    id: uuid('id').primaryKey(),
    developerId: developer().notNull(),
    month: month('month').notNull(),
    currency: currency(),
    perThousand: money('per_thousand'),
    basisPoints: integer('basis_points').notNull(),
    sold: money('sold'),
    coins: money('coins'),
    amount: money('amount'),
    closedAt: moment('closed_at').notNull(),
  },
  (table) => [
    unique('statements_month_unique').on(table.developerId, table.month),
    check('statements_amount_not_negative', sql`${table.amount} >= 0`),
  ],
);

/** Items of a statement, most coins first. Triggers refuse every change. */
export const statementLines = pgTable(
  'statement_lines',
  {
    statementId: uuid('statement_id')
      .notNull()
      .references(() => statements.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
    game: text('game').notNull(),
    gameTitle: text('game_title').notNull(),
    item: text('item').notNull(),
    itemName: text('item_name').notNull(),
    sold: money('sold'),
    coins: money('coins'),
    amount: money('amount'),
  },
  (table) => [primaryKey({ name: 'statement_lines_pkey', columns: [table.statementId, table.position] })],
);

/** Payouts of developers, at most one open one each. Triggers refuse changes of an amount and of a decided payout. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    developerId: developer().notNull(),
    currency: currency(),
    amount: money('amount'),
    state: text('state', { enum: payoutStates }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    requestedBy: uuid('requested_by').references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** The operator's reference of the payment. */
    reference: text('reference'),
    /** The operator's reason for a refusal. */
    reason: text('reason'),
  },
  (table) => [
    index('payouts_developer_index').on(table.developerId, table.requestedAt.desc().nullsFirst()),
    index('payouts_requested_by_index').on(table.requestedBy),
    uniqueIndex('payouts_open_unique')
      .on(table.developerId)
      .where(sql`state = 'requested'`),
    check('payouts_amount_positive', sql`${table.amount} > 0`),
    check('payouts_state_known', sql`${table.state} in ('requested', 'settled', 'refused')`),
    check('payouts_decided', sql`(${table.state} = 'requested') = (${table.decidedAt} is null)`),
    check('payouts_referenced', sql`(${table.state} = 'settled') = (${table.reference} is not null)`),
    check('payouts_reasoned', sql`(${table.state} = 'refused') = (${table.reason} is not null)`),
  ],
);
