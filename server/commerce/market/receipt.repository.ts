import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import { noDraft } from '../../catalogue/games/game-card.columns';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { catalogItems, ledgerEntries, ownedItems } from '../../platform/database/schema/market';
import { coinOrders } from '../../platform/database/schema/payments';

/** A purchase of a player. */
export interface ReceiptRow {
  readonly kind: 'coins' | 'premium' | 'item';
  readonly id: string;
  readonly date: Date;
  /** Coins received (positive) or spent (negative). */
  readonly coins: number;
  /** Number of items. */
  readonly count: number;
  /** Name of the item. */
  readonly name: string | null;
  /** Price in US cents. Only coin orders have price, VAT rate and state. */
  readonly price: number | null;
  readonly vatRate: number | null;
  readonly state: PurchaseOrderState | null;
  /** Coins that were taken back, and the time of the order’s last event. */
  readonly taken: number | null;
  readonly changed: Date | null;
}

/** Columns of a receipt without a coin order. */
const withoutOrder = {
  price: sql<number | null>`null::int`.as('price'),
  vatRate: sql<number | null>`null::int`.as('vat_rate'),
  state: sql<PurchaseOrderState | null>`null::text`.as('state'),
  taken: sql<number | null>`null::int`.as('taken'),
  changed: sql<Date | null>`null::timestamptz`.mapWith(coinOrders.updatedAt).as('changed'),
};

const bought = (executor: Executor, accountId: string) =>
  unionAll(
    executor
      .select({
        kind: sql<ReceiptRow['kind']>`'coins'`.as('kind'),
        id: sql<string>`${coinOrders.receipt}::text`.as('id'),
        date: sql<Date>`${coinOrders.paidAt}`.mapWith(coinOrders.paidAt).as('date'),
        coins: sql<number>`${coinOrders.amount}`.as('coins'),
        count: sql<number>`1`.as('count'),
        name: sql<string | null>`null::text`.as('name'),
        price: sql<number | null>`${coinOrders.price}`.as('price'),
        vatRate: sql<number | null>`${coinOrders.vatRate}`.as('vat_rate'),
        state: sql<PurchaseOrderState | null>`${coinOrders.state}`.as('state'),
        taken: sql<number | null>`${coinOrders.amount} - ${coinOrders.held}`.as('taken'),
        changed: sql<Date | null>`${coinOrders.updatedAt}`.mapWith(coinOrders.updatedAt).as('changed'),
      })
      .from(coinOrders)
      .where(and(eq(coinOrders.accountId, accountId), isNotNull(coinOrders.receipt))),
    executor
      .select({
        kind: sql<ReceiptRow['kind']>`'premium'`.as('kind'),
        id: sql<string>`'p' || ${ledgerEntries.id}`.as('id'),
        date: sql<Date>`${ledgerEntries.createdAt}`.mapWith(ledgerEntries.createdAt).as('date'),
        coins: sql<number>`${ledgerEntries.amount}`.as('coins'),
        count: sql<number>`1`.as('count'),
        name: sql<string | null>`null::text`.as('name'),
        ...withoutOrder,
      })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.reason, 'premium'))),
    executor
      .select({
        kind: sql<ReceiptRow['kind']>`'item'`.as('kind'),
        id: sql<string>`'i' || ${ownedItems.id}`.as('id'),
        date: sql<Date>`${ownedItems.boughtAt}`.mapWith(ownedItems.boughtAt).as('date'),
        coins: sql<number>`-${ownedItems.paid}`.as('coins'),
        count: sql<number>`${ownedItems.count}`.as('count'),
        name: sql<string | null>`${catalogItems.name}`.as('name'),
        ...withoutOrder,
      })
      .from(ownedItems)
      .innerJoin(catalogItems, eq(catalogItems.id, ownedItems.itemId))
      // A test purchase in a draft costs nothing and has no receipt.
      .innerJoin(games, and(eq(games.id, catalogItems.gameId), noDraft))
      .where(eq(ownedItems.accountId, accountId)),
  );

/** Returns a window of a player's receipts, newest first. */
export async function listReceipts(
  executor: Executor,
  accountId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ReceiptRow[]> {
  const rows = bought(executor, accountId).as('bought');
  return executor.select().from(rows).orderBy(desc(rows.date), desc(rows.id)).limit(limit).offset(offset);
}

/** Counts a player's receipts. */
export async function countReceipts(executor: Executor, accountId: string): Promise<number> {
  const [total] = await executor.select({ count: count() }).from(bought(executor, accountId).as('bought'));
  return total?.count ?? 0;
}
