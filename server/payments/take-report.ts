import { sql } from 'drizzle-orm';
import { nextPurchaseOrder, ownsCoins } from '../../src/domain/market/purchase-order';
import { settleOrder } from '../../src/domain/market/settle-order';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { Executor } from '../database/executor';
import { paymentReports } from '../database/schema/payment-reports';
import { holdBalance } from '../market/hold-balance';
import { moveCoins } from '../market/move-coins';
import { orderKey } from '../market/order-key';
import type { CoinOrderRow } from './order.repository';
import { lockOrder, nextReceipt, writeOrder } from './order.repository';
import type { PaymentProviderName, PaymentReport } from './payment-provider.port';

/** What a report has changed; the order as it stands now, and how many coins moved. */
export interface Taken {
  readonly order: CoinOrderRow;
  /** Positive when credited, negative when taken back, 0 when nothing moved. */
  readonly movement: number;
  /** Coins that this report should have taken back, and that were spent. */
  readonly missing: number;
  /** Coins of the buyer now. */
  readonly balance: number;
}

async function isNew(tx: Executor, provider: PaymentProviderName, report: PaymentReport, now: Date): Promise<boolean> {
  const { id: reportId, orderId, state } = report;
  const kept = await tx
    .insert(paymentReports)
    .values({ provider, reportId, orderId, state, receivedAt: now })
    .onConflictDoNothing()
    .returning({ reportId: paymentReports.reportId });
  return kept.length > 0;
}

/**
 * Takes a provider's report in a transaction: moves the order forward and with it the coins, once, whatever came before. Undefined for a
 * report that changes nothing; refused when the order is unknown here or another sum was paid.
 */
export async function takeReport(
  tx: Executor,
  provider: PaymentProviderName,
  report: PaymentReport,
  now: Date,
): Promise<Result<Taken | undefined, 'unknown-order' | 'other-price'>> {
  const order = await lockOrder(tx, report.orderId);
  if (order?.provider !== provider) return err('unknown-order');
  if (report.price !== undefined && report.price !== order.price) return err('other-price');
  if (!(await isNew(tx, provider, report, now))) return ok(undefined);
  const state = nextPurchaseOrder(order.state, report.state);
  if (state === order.state) return ok(undefined);

  const before = await holdBalance(tx, order.accountId);
  // Whoever has gone gets no coins, and has none to be taken: the order remembers what the money was for.
  const { movement, missing } =
    before === undefined ? { movement: 0, missing: 0 } : settleOrder(order.state, state, { ...order, balance: before });
  // What a dispute could not take back is still missing when the bank has decided against the shop.
  const stillMissing = ownsCoins(order.state) === ownsCoins(state) ? order.missing : missing;
  const moved =
    movement === 0
      ? ok(before ?? 0)
      : await moveCoins(tx, {
          accountId: order.accountId,
          amount: movement,
          reason: movement > 0 ? 'purchase' : 'refund',
          key: orderKey(order.id, state),
          at: now,
        });
  if (!moved.ok) throw new Error(`The coins of the order ${order.id} could not be moved: ${moved.error}.`);

  const first = movement > 0 && order.receipt === null;
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
  return ok({ order: { ...order, ...changes }, movement, missing, balance: moved.value });
}
