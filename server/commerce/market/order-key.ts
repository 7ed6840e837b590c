import type { SQL } from 'drizzle-orm';
import { eq, like, sql } from 'drizzle-orm';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import { coinOrders } from '../../platform/database/schema/coin-orders';
import { ledgerEntries } from '../../platform/database/schema/ledger-entries';

const NAME = 'order';

/**
 * What the movement is called that a new state of an order brings. No key that a buyer chooses has a colon in it: whoever could take the
 * name of a refund first would keep the coins.
 */
export const orderKey = (order: string, state: PurchaseOrderState): string => `${NAME}:${order}:${state}`;

/** That an entry of the ledger belongs to an order. */
export const isOfOrder = (): readonly SQL[] => [
  like(ledgerEntries.idempotencyKey, `${NAME}:%`),
  eq(sql`split_part(${ledgerEntries.idempotencyKey}, ':', 2)`, sql`${coinOrders.id}::text`),
];
