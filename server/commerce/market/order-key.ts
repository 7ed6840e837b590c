import type { SQL } from 'drizzle-orm';
import { eq, like, sql } from 'drizzle-orm';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import { ledgerEntries } from '../../platform/database/schema/market';
import { coinOrders } from '../../platform/database/schema/payments';

const NAME = 'order';

/**
 * Returns the ledger key of an order's change of state. Keys chosen by buyers never contain a colon, so a buyer cannot occupy
 * the key of a refund.
 */
export const orderKey = (order: string, state: PurchaseOrderState): string => `${NAME}:${order}:${state}`;

/** Condition of ledger entries that belong to an order. */
export const isOfOrder = (): readonly SQL[] => [
  like(ledgerEntries.idempotencyKey, `${NAME}:%`),
  eq(sql`split_part(${ledgerEntries.idempotencyKey}, ':', 2)`, sql`${coinOrders.id}::text`),
];
