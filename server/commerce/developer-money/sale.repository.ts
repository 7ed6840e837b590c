import type { Column } from 'drizzle-orm';
import { and, asc, eq, gte, isNull, lt, min, sql } from 'drizzle-orm';
import type { DaySales, SoldItem } from '../../../src/domain/console/developer-money';
import { dayAfter, dayOf } from '../../../src/domain/console/game-statistics';
import type { Executor } from '../../platform/database/executor';
import { itemSales } from '../../platform/database/schema/developer-money';
import { ledgerEntries } from '../../platform/database/schema/market';

/** A sale, whose coins are in the ledger. */
interface NewSale {
  /** Transaction of the ledger. */
  readonly transactionId: string;
  readonly itemId: number;
  readonly count: number;
  readonly now: Date;
}

/** Stores which developer, game and item a movement of the ledger belongs to, with their names of this moment. */
export async function recordSale(tx: Executor, { transactionId, itemId, count, now }: NewSale): Promise<void> {
  await tx.execute(sql`
    insert into item_sales (transaction_id, developer_id, game, game_title, item, item_name, count, sold_at)
    select ${transactionId}::uuid, games.developer_id, games.slug, games.card->>'title', catalog_items.slug,
      catalog_items.name, ${count}::integer, ${now.toISOString()}::timestamptz
    from catalog_items inner join games on games.id = catalog_items.game_id
    where catalog_items.id = ${itemId}::integer`);
}

/** Adds sales that a server of an earlier release has not stored, from ledger and purchases. Reads whole tables. */
export async function addMissingSales(executor: Executor): Promise<void> {
  await executor.execute(sql`
    insert into item_sales (transaction_id, developer_id, game, game_title, item, item_name, count, sold_at)
    select paid.transaction_id, games.developer_id, games.slug, games.card->>'title', catalog_items.slug,
      catalog_items.name, bought.count, paid.created_at
    from (
      select transaction_id, account_id, created_at, -amount as coins,
        row_number() over (partition by account_id, created_at, amount order by id) as place
      from ledger_entries where reason = 'item' and account_id is not null
    ) as paid inner join (
      select account_id, bought_at, paid, item_id, count,
        row_number() over (partition by account_id, bought_at, paid order by id) as place
      from owned_items where paid > 0
    ) as bought on bought.account_id = paid.account_id and bought.bought_at = paid.created_at
      and bought.paid = paid.coins and bought.place = paid.place
    inner join catalog_items on catalog_items.id = bought.item_id
    inner join games on games.id = catalog_items.game_id
    on conflict do nothing`);
}

/** Joins a sale with the entry of the ledger that has its coins. */
const ofSale = and(eq(ledgerEntries.transactionId, itemSales.transactionId), eq(ledgerEntries.portalLedger, 'items'));

/** Columns of rows grouped by game and item. */
const sums = {
  ...{ game: itemSales.game, item: itemSales.item },
  sold: sql`sum(${itemSales.count})`.mapWith(Number),
  coins: sql`sum(${ledgerEntries.amount})`.mapWith(Number),
};

const newest = (name: Column) => sql<string>`(array_agg(${name} order by ${itemSales.soldAt} desc))[1]`;

/** Adds up the sales that a statement counts by game and item, most coins first. A renamed game or item has its newest name. */
export function listCounted(tx: Executor, statementId: string): Promise<SoldItem[]> {
  return tx
    .select({ ...sums, gameTitle: newest(itemSales.gameTitle), itemName: newest(itemSales.itemName) })
    .from(itemSales)
    .innerJoin(ledgerEntries, ofSale)
    .where(eq(itemSales.statementId, statementId))
    .groupBy(itemSales.game, itemSales.item)
    .orderBy(sql`sum(${ledgerEntries.amount}) desc`, itemSales.game, itemSales.item);
}

/** Adds up a developer's sales by day, game and item, from the ledger. Both days are included. */
export function listDaySales(
  executor: Executor,
  { developerId, from, to }: { readonly developerId: number; readonly from: string; readonly to: string },
): Promise<DaySales[]> {
  const day = sql<string>`(${itemSales.soldAt} at time zone 'UTC')::date::text`;
  // Names are rarely changed within a day, and the newest one would need a sort of all sales.
  const one = (name: Column) => sql<string>`max(${name})`;
  return executor
    .select({ day, ...sums, gameTitle: one(itemSales.gameTitle), itemName: one(itemSales.itemName) })
    .from(itemSales)
    .innerJoin(ledgerEntries, ofSale)
    .where(
      and(
        eq(itemSales.developerId, developerId),
        gte(itemSales.soldAt, new Date(from)),
        lt(itemSales.soldAt, new Date(dayAfter(to, 1))),
      ),
    )
    .groupBy(day, itemSales.game, itemSales.item)
    .orderBy(day, asc(itemSales.game), asc(itemSales.item));
}

/** Returns the day of a developer's first sale. */
export async function firstSaleDay(executor: Executor, developerId: number): Promise<string | undefined> {
  const [found] = await executor
    .select({ at: min(itemSales.soldAt) })
    .from(itemSales)
    .where(eq(itemSales.developerId, developerId));
  return found?.at ? dayOf(found.at.getTime()) : undefined;
}

/** Lists the developers with sales before a moment that no statement counts, with the first of these sales. */
export async function listUncounted(
  executor: Executor,
  before: Date,
): Promise<readonly { readonly developerId: number; readonly first: Date }[]> {
  const rows = await executor
    .select({ developerId: itemSales.developerId, first: min(itemSales.soldAt) })
    .from(itemSales)
    .where(and(isNull(itemSales.statementId), lt(itemSales.soldAt, before)))
    .groupBy(itemSales.developerId)
    .orderBy(itemSales.developerId);
  return rows.flatMap(({ developerId, first }) => (first === null ? [] : [{ developerId, first }]));
}

/** Counts a developer's sales before a moment in a statement, unless another one counts them. */
export async function countSales(
  tx: Executor,
  {
    developerId,
    statementId,
    before,
  }: { readonly developerId: number; readonly statementId: string; readonly before: Date },
): Promise<void> {
  await tx
    .update(itemSales)
    .set({ statementId })
    .where(and(eq(itemSales.developerId, developerId), isNull(itemSales.statementId), lt(itemSales.soldAt, before)));
}
