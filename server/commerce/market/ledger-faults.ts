import { and, eq, ne, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { coinOrders } from '../../platform/database/schema/coin-orders';
import { ledgerEntries } from '../../platform/database/schema/ledger-entries';
import { isOfOrder } from './order-key';
import { orderFaults } from './order-faults';

/** Most faults of one kind that are told. */
const MOST = 100;

const added = sql<number>`coalesce(${sum(ledgerEntries.amount)}, 0)::int`;

const coins = (count: number): string => `${String(count)} ${count === 1 ? 'coin' : 'coins'}`;

async function wrongBalances(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: accounts.id, balance: accounts.balance, entered: added })
    .from(accounts)
    .leftJoin(ledgerEntries, eq(ledgerEntries.accountId, accounts.id))
    .groupBy(accounts.id)
    .having(ne(accounts.balance, added))
    .orderBy(accounts.id)
    .limit(MOST);
  return rows.map(
    ({ id, balance, entered }) =>
      `The account ${id} has ${coins(balance)}, and its entries add up to ${coins(entered)}.`,
  );
}

async function unevenTransactions(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: ledgerEntries.transactionId, entered: added })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.transactionId)
    .having(ne(added, 0))
    .orderBy(ledgerEntries.transactionId)
    .limit(MOST);
  return rows.map(({ id, entered }) => `The transaction ${id} adds up to ${coins(entered)} instead of none.`);
}

async function wrongOrders(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: coinOrders.id, held: coinOrders.held, entered: added })
    .from(coinOrders)
    .leftJoin(ledgerEntries, and(eq(ledgerEntries.accountId, coinOrders.accountId), ...isOfOrder()))
    .groupBy(coinOrders.id)
    .having(ne(coinOrders.held, added))
    .orderBy(coinOrders.id)
    .limit(MOST);
  return rows.map(
    ({ id, held, entered }) => `The order ${id} holds ${coins(held)}, and its entries add up to ${coins(entered)}.`,
  );
}

/**
 * What is wrong with the books, a sentence each: balances that are not the sum of their entries, transactions that do not add up to zero,
 * orders that hold other coins than were entered for them, or than their state asks for. It names ids and sums, and nobody.
 */
export async function ledgerFaults(executor: Executor): Promise<readonly string[]> {
  return [
    ...(await wrongBalances(executor)),
    ...(await unevenTransactions(executor)),
    ...(await wrongOrders(executor)),
    ...(await orderFaults(executor, MOST)),
  ];
}
