import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { purchaseOrderStates } from '../../../../src/domain/market/purchase-order';
import { paymentProviderNames } from '../../../commerce/payments/payment-provider.port';
import { accounts } from './accounts';
import { moment } from './columns';

/** Packs of coins on sale; operators change them with `content apply`. */
export const coinOffers = pgTable(
  'coin_offers',
  {
    /** Coins. */
    amount: integer('amount').primaryKey(),
    /** VAT included, in US cents. */
    price: integer('price').notNull(),
    special: boolean('special').notNull().default(false),
  },
  (table) => [
    check('coin_offers_amount_positive', sql`${table.amount} > 0`),
    check('coin_offers_price_positive', sql`${table.price} > 0`),
  ],
);

/** Purchases of coins for money. Price and VAT are copied, so the order outlives its offer. */
export const coinOrders = pgTable(
  'coin_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    /** Coins. */
    amount: integer('amount').notNull(),
    /** VAT included, in US cents. */
    price: integer('price').notNull(),
    /** In basis points. */
    vatRate: integer('vat_rate').notNull(),
    state: text('state', { enum: purchaseOrderStates }).notNull().default('created'),
    provider: text('provider', { enum: paymentProviderNames }).notNull(),
    /** The provider's id of the checkout; null before it opens. */
    reference: text('reference'),
    /** Address of the provider's payment page. */
    checkoutUrl: text('checkout_url'),
    /** The buyer's key for the order: a repeated request does not create a second order. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Coins credited by this order in the ledger. */
    held: integer('held').notNull().default(0),
    /** Coins that could not be taken back because they were spent. */
    missing: integer('missing').notNull().default(0),
    /** Receipt number, without gaps over all receipts; null before payment. */
    receipt: bigint('receipt', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('coin_orders_key_unique').on(table.accountId, table.idempotencyKey),
    unique('coin_orders_receipt_unique').on(table.receipt),
    index('coin_orders_account_index').on(table.accountId, table.createdAt.desc()),
    check('coin_orders_amount_positive', sql`${table.amount} > 0`),
    check('coin_orders_price_positive', sql`${table.price} > 0`),
    check('coin_orders_vat_rate_range', sql`${table.vatRate} between 0 and 9999`),
    check('coin_orders_held_range', sql`${table.held} between 0 and ${table.amount}`),
    check('coin_orders_missing_range', sql`${table.missing} between 0 and ${table.amount}`),
    check(
      'coin_orders_state_known',
      sql`${table.state} in ('created', 'cancelled', 'failed', 'paid', 'disputed', 'dispute-won', 'refunded')`,
    ),
    check('coin_orders_provider_known', sql`${table.provider} in ('sandbox', 'stripe')`),
  ],
);

/** Every processed event of a payment provider, once. */
export const paymentReports = pgTable(
  'payment_reports',
  {
    provider: text('provider', { enum: paymentProviderNames }).notNull(),
    /** The provider's id of the event. */
    reportId: text('report_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => coinOrders.id, { onDelete: 'cascade' }),
    state: text('state', { enum: purchaseOrderStates }).notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ name: 'payment_reports_pkey', columns: [table.provider, table.reportId] })],
);
