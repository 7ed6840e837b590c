import { and, eq, inArray, isNull, ne, not, or } from 'drizzle-orm';
import { ownsCoins, purchaseOrderStates } from '../../../src/domain/market/purchase-order';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { coinOrders } from '../../platform/database/schema/coin-orders';

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
