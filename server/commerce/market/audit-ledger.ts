import { sql, and, eq, ne, sum, inArray, isNull, not, or } from 'drizzle-orm';
import { ownsCoins, purchaseOrderStates } from '../../../src/domain/market/purchase-order';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Database } from '../../platform/database/database';
import { isTooSlow } from '../../platform/database/database-failure';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { coinOrders } from '../../platform/database/schema/coin-orders';
import { ledgerEntries } from '../../platform/database/schema/ledger-entries';
import { isOfOrder } from './order-key';

const owning = purchaseOrderStates.filter(ownsCoins);
const unpaid = ['created', 'cancelled', 'failed'] as const;
const takenBack = ['disputed', 'refunded'] as const;

const { state, amount, held, missing, receipt, paidAt } = coinOrders;
/** Who has gone gets no coins and has none to be taken: their orders may hold whatever they held. */
const present = isNull(accounts.deletedAt);

const wrong = or(
  and(inArray(state, owning), present, or(ne(held, amount), ne(missing, 0))),
  and(inArray(state, unpaid), or(ne(held, 0), ne(missing, 0))),
  // What a refund leaves with the buyer is what was spent before it.
  and(inArray(state, takenBack), present, ne(held, missing)),
  and(inArray(state, owning), or(isNull(receipt), isNull(paidAt))),
  and(inArray(state, unpaid), not(isNull(receipt))),
);

/** Orders whose coins or receipt are not what their state asks for, the first `most`, a sentence each. It names ids and sums, and nobody. */
export async function orderFaults(executor: Executor, most: number): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: coinOrders.id, state, amount, held, missing, receipt })
    .from(coinOrders)
    .innerJoin(accounts, eq(accounts.id, coinOrders.accountId))
    .where(wrong)
    .orderBy(coinOrders.id)
    .limit(most);
  return rows.map(
    (row) =>
      `The order ${row.id} is ${row.state}, holds ${row.held} of ${row.amount} coins, misses ${row.missing} and has ${row.receipt === null ? 'no receipt' : `the receipt ${row.receipt}`}: these do not go together.`,
  );
}

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

/**
 * Looks through all of the books and answers what is wrong with them; refused with a sentence when that takes too long, which says nothing
 * of them. It adds up whole tables: a statement of it may take ten minutes, unlike any other.
 */
export async function auditLedger({
  transaction,
}: Pick<Database, 'transaction'>): Promise<Result<readonly string[], string>> {
  try {
    return ok(
      await transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = '10min'`);
        return ledgerFaults(tx);
      }),
    );
  } catch (error) {
    if (!isTooSlow(error)) throw error;
    return err(
      'The ledger could not be looked through: adding it up took too long. This says nothing of what is in it.',
    );
  }
}
