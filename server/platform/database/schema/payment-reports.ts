import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { purchaseOrderStates } from '../../../../src/domain/market/purchase-order';
import { paymentProviderNames } from '../../../commerce/payments/payment-provider.port';
import { coinOrders } from './coin-orders';
import { moment } from './columns';

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
