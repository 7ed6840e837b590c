import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { CoinOffer } from '../../../src/domain/market/money';
import { toCents } from '../../../src/domain/market/money';
import type { Executor } from '../../platform/database/executor';
import { coinOffers } from '../../platform/database/schema/coin-offers';
import { coinOrders } from '../../platform/database/schema/coin-orders';
import type { Checkout } from './payment-provider.port';

export type CoinOrderRow = typeof coinOrders.$inferSelect;
type NewOrder = Pick<
  CoinOrderRow,
  'accountId' | 'amount' | 'price' | 'vatRate' | 'provider' | 'idempotencyKey' | 'createdAt'
>;

/** The packs on sale, the smallest first. */
export async function listOffers(executor: Executor): Promise<readonly CoinOffer[]> {
  const rows = await executor.select().from(coinOffers).orderBy(asc(coinOffers.amount));
  return rows.flatMap(({ price, ...offer }) => {
    const cents = toCents(price);
    return cents === undefined ? [] : [{ ...offer, price: cents }];
  });
}

/** Keeps an order under a key that its buyer has used for nothing else. */
export async function storeOrder(tx: Executor, order: NewOrder): Promise<CoinOrderRow> {
  const [kept] = await tx
    .insert(coinOrders)
    .values({ ...order, updatedAt: order.createdAt })
    .returning();
  if (!kept) throw new Error('The order was not kept.');
  return kept;
}

/** One order; undefined for an unknown one. */
export async function findOrder(executor: Executor, id: string): Promise<CoinOrderRow | undefined> {
  const [found] = await executor.select().from(coinOrders).where(eq(coinOrders.id, id));
  return found;
}

/** An order that nobody else changes before the end of this transaction. */
export async function lockOrder(tx: Executor, id: string): Promise<CoinOrderRow | undefined> {
  const [found] = await tx.select().from(coinOrders).where(eq(coinOrders.id, id)).for('update');
  return found;
}

/** Remembers where an order is paid, unless something was reported of it meanwhile; the first checkout stays. */
export async function storeCheckout(tx: Executor, id: string, { reference, url }: Checkout): Promise<void> {
  await tx
    .update(coinOrders)
    .set({ reference, checkoutUrl: sql`case when ${coinOrders.state} = 'created' then ${url} end` })
    .where(and(eq(coinOrders.id, id), isNull(coinOrders.reference)));
}

/** Writes how an order stands after a report; the address of its checkout goes, as it is of use to nobody any more. */
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

/** The number of the next receipt; to be asked for under a lock that all receipts take. */
export async function nextReceipt(tx: Executor): Promise<number> {
  const [last] = await tx.select({ receipt: max(coinOrders.receipt) }).from(coinOrders);
  return (last?.receipt ?? 0) + 1;
}
