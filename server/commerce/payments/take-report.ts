import { sql } from 'drizzle-orm';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import { nextPurchaseOrder, ownsCoins, settleOrder } from '../../../src/domain/market/purchase-order';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { paymentReports } from '../../platform/database/schema/payment-reports';
import { lockBalance } from '../market/lock-balance';
import { moveCoins } from '../market/move-coins';
import { orderKey } from '../market/order-key';
import type { CoinOrderRow } from './order.repository';
import { lockOrder, nextReceipt, writeOrder } from './order.repository';
import type { PaymentProviderName, PaymentReport } from './payment-provider.port';

/** What orders are paid in. */
const CURRENCY = 'usd';

/** What a report has changed; the order as it stands now, and how many coins moved. */
export interface Taken {
  readonly order: CoinOrderRow;
  readonly before: PurchaseOrderState;
  /** True when this report brought the payment, and with it the receipt's number. */
  readonly first: boolean;
  /** Positive when credited, negative when taken back, 0 when nothing moved. */
  readonly movement: number;
  /** Coins that this report should have taken back, and that were spent. */
  readonly missing: number;
  /** Coins of the buyer now; undefined when the account is deleted. */
  readonly balance: number | undefined;
}

/**
 * Why a report moves nothing: `unknown-order` is of no order here yet; for `other-price` another sum was paid than the order says, and
 * `other-checkout` is of a payment that was not opened for it. These two are kept as taken, as they would never be right.
 */
export type Untaken = 'unknown-order' | 'other-price' | 'other-checkout';

async function isNew(tx: Executor, provider: PaymentProviderName, report: PaymentReport, now: Date): Promise<boolean> {
  const { id: reportId, orderId, state } = report;
  const kept = await tx
    .insert(paymentReports)
    .values({ provider, reportId, orderId, state, receivedAt: now })
    .onConflictDoNothing()
    .returning({ reportId: paymentReports.reportId });
  return kept.length > 0;
}

/** Tells whether a report is of a payment, or lets coins be credited that none was seen for yet. */
function mustPay({ receipt }: CoinOrderRow, { state }: PaymentReport): boolean {
  return state === 'paid' || (ownsCoins(state) && receipt === null);
}

function faultOf(order: CoinOrderRow, report: PaymentReport): Untaken | undefined {
  const { checkout, paid } = report;
  if (!mustPay(order, report)) return undefined;
  if (checkout !== undefined && order.reference !== null && checkout !== order.reference) return 'other-checkout';
  return paid?.currency === CURRENCY && paid.sum === order.price ? undefined : 'other-price';
}

/**
 * Takes a provider's report in a transaction: moves the order forward and with it the coins, once, whatever came before. Undefined for a
 * report that changes nothing.
 */
export async function takeReport(
  tx: Executor,
  provider: PaymentProviderName,
  report: PaymentReport,
  now: Date,
): Promise<Result<Taken | undefined, Untaken>> {
  const order = await lockOrder(tx, report.orderId);
  if (order?.provider !== provider) return err('unknown-order');
  if (!(await isNew(tx, provider, report, now))) return ok(undefined);
  const fault = faultOf(order, report);
  if (fault !== undefined) return err(fault);
  const state = nextPurchaseOrder(order.state, report.state);
  if (state === order.state) return ok(undefined);

  const balance = await lockBalance(tx, order.accountId);
  // Whoever has gone gets no coins, and has none to be taken: the order remembers what the money was for.
  const { movement, missing } =
    balance === undefined ? { movement: 0, missing: 0 } : settleOrder(order.state, state, { ...order, balance });
  // What a dispute could not take back is still missing when the bank has decided against the shop.
  const stillMissing = ownsCoins(order.state) === ownsCoins(state) ? order.missing : missing;
  const moved =
    movement === 0
      ? ok(balance)
      : await moveCoins(tx, {
          accountId: order.accountId,
          amount: movement,
          reason: movement > 0 ? 'purchase' : 'refund',
          key: orderKey(order.id, state),
          at: now,
        });
  if (!moved.ok) throw new Error(`The coins of the order ${order.id} could not be moved: ${moved.error}.`);

  // Of the payment, not of the coins: it came in also when its buyer has gone.
  const first = ownsCoins(state) && order.receipt === null;
  // So that no number is left out and none is given twice.
  if (first) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('receipts', 0))`);
  const changes = {
    state,
    held: order.held + movement,
    missing: stillMissing,
    updatedAt: now,
    ...(first ? { receipt: await nextReceipt(tx), paidAt: now } : {}),
  };
  await writeOrder(tx, order.id, changes);
  return ok({ order: { ...order, ...changes }, before: order.state, first, movement, missing, balance: moved.value });
}
