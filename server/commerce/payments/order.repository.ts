import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { CoinOffer } from '../../../src/domain/market/money';
import { toCents } from '../../../src/domain/market/money';
import type { Executor } from '../../platform/database/executor';
import { coinOffers, coinOrders } from '../../platform/database/schema/payments';
import type { Checkout } from './payment-provider.port';

export type CoinOrderRow = typeof coinOrders.$inferSelect;
type NewOrder = Pick<
  CoinOrderRow,
  'accountId' | 'amount' | 'price' | 'vatRate' | 'provider' | 'idempotencyKey' | 'createdAt'
>;

/** Returns the coin packs on sale, smallest first. */
export async function listOffers(executor: Executor): Promise<readonly CoinOffer[]> {
  const rows = await executor.select().from(coinOffers).orderBy(asc(coinOffers.amount));
  return rows.flatMap(({ price, ...offer }) => {
    const cents = toCents(price);
    return cents === undefined ? [] : [{ ...offer, price: cents }];
  });
}

/** Stores an order under a new key of its buyer. */
export async function storeOrder(tx: Executor, order: NewOrder): Promise<CoinOrderRow> {
  const [stored] = await tx
    .insert(coinOrders)
    .values({ ...order, updatedAt: order.createdAt })
    .returning();
  if (!stored) throw new Error('The order was not stored.');
  return stored;
}

/** Finds an order. */
export async function findOrder(executor: Executor, id: string): Promise<CoinOrderRow | undefined> {
  const [found] = await executor.select().from(coinOrders).where(eq(coinOrders.id, id));
  return found;
}

/** Finds an order and locks it until the transaction ends. */
export async function lockOrder(tx: Executor, id: string): Promise<CoinOrderRow | undefined> {
  const [found] = await tx.select().from(coinOrders).where(eq(coinOrders.id, id)).for('update');
  return found;
}

/** Stores the first checkout of an order, unless an event of the order has arrived. */
export async function storeCheckout(tx: Executor, id: string, { reference, url }: Checkout): Promise<void> {
  await tx
    .update(coinOrders)
    .set({ reference, checkoutUrl: sql`case when ${coinOrders.state} = 'created' then ${url} end` })
    .where(and(eq(coinOrders.id, id), isNull(coinOrders.reference)));
}

/** Stores an order's state after an event and deletes the address of its checkout. */
export async function writeOrder(
  tx: Executor,
  id: string,
  changes: Partial<Pick<CoinOrderRow, 'state' | 'held' | 'missing' | 'receipt' | 'paidAt' | 'updatedAt'>>,
): Promise<void> {
  await tx
    .update(coinOrders)
    .set({ ...changes, checkoutUrl: null })
    .where(eq(coinOrders.id, id));
}

/** Returns the next receipt number. Requires the lock of receipts. */
export async function nextReceipt(tx: Executor): Promise<number> {
  const [last] = await tx.select({ receipt: max(coinOrders.receipt) }).from(coinOrders);
  return (last?.receipt ?? 0) + 1;
}
