import { sql } from 'drizzle-orm';
import type { Cents } from '../../../src/domain/market/money';
import { ORDER_CURRENCY, paymentFault } from '../../../src/domain/market/payment-event';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import { nextPurchaseOrder, ownsCoins, settleOrder } from '../../../src/domain/market/purchase-order';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { paymentReports } from '../../platform/database/schema/payments';
import { lockBalance } from '../market/lock-balance';
import { moveCoins } from '../market/move-coins';
import { orderKey } from '../market/order-key';
import type { CoinOrderRow } from './order.repository';
import { lockOrder, nextReceipt, writeOrder } from './order.repository';
import type { PaymentProviderName, ProviderEvent } from './payment-provider.port';

/** Changes by an event: the updated order and the moved coins. */
export interface AppliedEvent {
  readonly order: CoinOrderRow;
  readonly before: PurchaseOrderState;
  /** True if this event confirmed the payment and created the receipt. */
  readonly first: boolean;
  /** Coins credited (positive) or taken back (negative). */
  readonly movement: number;
  /** Coins that could not be taken back because they were spent. */
  readonly missing: number;
  /** The buyer's balance. Undefined if the account is deleted. */
  readonly balance: number | undefined;
}

/**
 * Reason to ignore an event. `unknown-order`: the order does not exist yet. `other-price`: the sum differs from the order.
 * `other-checkout`: the payment belongs to another checkout. The last two are stored as processed, because they are final.
 */
export type IgnoredEvent =
  | { readonly reason: 'unknown-order' | 'other-checkout' }
  | { readonly reason: 'other-price'; readonly expected: { readonly sum: Cents; readonly currency: string } };

async function isNew(tx: Executor, provider: PaymentProviderName, event: ProviderEvent, now: Date): Promise<boolean> {
  const { id: reportId, orderId, state } = event;
  const inserted = await tx
    .insert(paymentReports)
    .values({ provider, reportId, orderId, state, receivedAt: now })
    .onConflictDoNothing()
    .returning({ reportId: paymentReports.reportId });
  return inserted.length > 0;
}

/**
 * Processes a provider's event once in a transaction: updates the order and moves the coins. Undefined if the event changes
 * nothing.
 */
export async function applyEvent(
  tx: Executor,
  provider: PaymentProviderName,
  event: ProviderEvent,
  now: Date,
): Promise<Result<AppliedEvent | undefined, IgnoredEvent>> {
  const order = await lockOrder(tx, event.orderId);
  if (order?.provider !== provider) return err({ reason: 'unknown-order' });
  if (!(await isNew(tx, provider, event, now))) return ok(undefined);
  const { price, reference, receipt } = order;
  const fault = paymentFault({ price, checkout: reference ?? undefined, confirmed: receipt !== null }, event);
  if (fault === 'other-price')
    return err({ reason: fault, expected: { sum: price as Cents, currency: ORDER_CURRENCY } });
  if (fault !== undefined) return err({ reason: fault });
  const state = nextPurchaseOrder(order.state, event.state);
  if (state === order.state) return ok(undefined);

  const balance = await lockBalance(tx, order.accountId);
  // A deleted account has no coins to credit or take back. The order only documents the payment.
  const { movement, missing } =
    balance === undefined ? { movement: 0, missing: 0 } : settleOrder(order.state, state, { ...order, balance });
  // Coins that were missing at the dispute are still missing after a lost dispute.
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
  if (!moved.ok) throw new Error(`Coin order ${order.id}: moving its coins failed (${moved.error}).`);

  // Also true for a deleted account, because the receipt documents the payment.
  const first = ownsCoins(state) && order.receipt === null;
  // The lock makes receipt numbers unique and gapless.
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
