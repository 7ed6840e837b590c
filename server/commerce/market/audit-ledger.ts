import { sql, and, eq, ne, sum, inArray, isNull, not, or } from 'drizzle-orm';
import { ownsCoins, purchaseOrderStates } from '../../../src/domain/market/purchase-order';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Database } from '../../platform/database/database';
import { isTooSlow } from '../../platform/database/database-failure';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { ledgerEntries } from '../../platform/database/schema/market';
import { coinOrders } from '../../platform/database/schema/payments';
import { moneyFaults } from '../developer-money/audit-money';
import { isOfOrder } from './order-key';

const owning = purchaseOrderStates.filter(ownsCoins);
const unpaid = ['created', 'cancelled', 'failed'] as const;
const takenBack = ['disputed', 'refunded'] as const;

const { state, amount, held, missing, receipt, paidAt } = coinOrders;
/** Excludes deleted accounts: their coins never change, so their orders can hold any number. */
const present = isNull(accounts.deletedAt);

const isInconsistent = or(
  and(inArray(state, owning), present, or(ne(held, amount), ne(missing, 0))),
  and(inArray(state, unpaid), or(ne(held, 0), ne(missing, 0))),
  // After a refund the buyer keeps only coins that were already spent.
  and(inArray(state, takenBack), present, ne(held, missing)),
  and(inArray(state, owning), or(isNull(receipt), isNull(paidAt))),
  and(inArray(state, unpaid), not(isNull(receipt))),
);

/**
 * Describes up to `limit` orders whose coins or receipt contradict their state. Contains ids and sums, no personal data.
 */
export async function orderFaults(executor: Executor, limit: number): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: coinOrders.id, state, amount, held, missing, receipt })
    .from(coinOrders)
    .innerJoin(accounts, eq(accounts.id, coinOrders.accountId))
    .where(isInconsistent)
    .orderBy(coinOrders.id)
    .limit(limit);
  return rows.map(
    (row) =>
      `Order ${row.id} is ${row.state}, holds ${row.held} of ${row.amount} coins, misses ${row.missing} and has ${row.receipt === null ? 'no receipt' : `the receipt ${row.receipt}`}: inconsistent.`,
  );
}

/** Maximum number of reported faults of one kind. */
const MAX_FAULTS = 100;

const added = sql<number>`coalesce(${sum(ledgerEntries.amount)}, 0)::int`;

const coins = (count: number): string => `${String(count)} ${count === 1 ? 'coin' : 'coins'}`;

async function findWrongBalances(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: accounts.id, balance: accounts.balance, entered: added })
    .from(accounts)
    .leftJoin(ledgerEntries, eq(ledgerEntries.accountId, accounts.id))
    .groupBy(accounts.id)
    .having(ne(accounts.balance, added))
    .orderBy(accounts.id)
    .limit(MAX_FAULTS);
  return rows.map(
    ({ id, balance, entered }) => `Account ${id} has ${coins(balance)}, but its entries add up to ${coins(entered)}.`,
  );
}

async function findUnbalancedTransactions(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: ledgerEntries.transactionId, entered: added })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.transactionId)
    .having(ne(added, 0))
    .orderBy(ledgerEntries.transactionId)
    .limit(MAX_FAULTS);
  return rows.map(({ id, entered }) => `Transaction ${id} adds up to ${coins(entered)} instead of 0.`);
}

async function findWrongOrders(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: coinOrders.id, held: coinOrders.held, entered: added })
    .from(coinOrders)
    .leftJoin(ledgerEntries, and(eq(ledgerEntries.accountId, coinOrders.accountId), ...isOfOrder()))
    .groupBy(coinOrders.id)
    .having(ne(coinOrders.held, added))
    .orderBy(coinOrders.id)
    .limit(MAX_FAULTS);
  return rows.map(
    ({ id, held, entered }) => `Order ${id} holds ${coins(held)}, but its entries add up to ${coins(entered)}.`,
  );
}

/**
 * Describes the faults of the ledger: balances that differ from the sum of their entries, transactions that do not add up to
 * zero, orders whose coins differ from their entries or contradict their state, and sales, statements and payouts of developers that differ
 * from the entries. Contains ids and sums, no personal data.
 */
export async function ledgerFaults(executor: Executor): Promise<readonly string[]> {
  return [
    ...(await findWrongBalances(executor)),
    ...(await findUnbalancedTransactions(executor)),
    ...(await findWrongOrders(executor)),
    ...(await orderFaults(executor, MAX_FAULTS)),
    ...(await moneyFaults(executor)),
  ];
}

/**
 * Audits the whole ledger and returns its faults. Fails with a message if it takes too long. Adds up whole tables, so a
 * statement can take ten minutes.
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
    return err('The ledger audit timed out, so its result is unknown. Run it again when the database is less busy.');
  }
}
