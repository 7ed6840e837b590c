import type { PurchaseOrderState } from './purchase-order';
import { ownsCoins } from './purchase-order';
import { takeBack } from './take-back';

/** A coin order as the ledger sees it, all in coins. */
export interface OrderLedger {
  /** What was ordered. */
  readonly amount: number;
  /** The sum of the entries written for this order so far. */
  readonly held: number;
  /** The buyer's balance. */
  readonly balance: number;
}

/** What is to be written: positive credits, negative takes back, zero writes nothing. */
export interface Settlement {
  readonly movement: number;
  /** Coins that should have been taken back and were spent. */
  readonly missing: number;
}

/**
 * The movement of coins that a move of an order asks for.
 * @rule 3.8 An order credits its coins once, and a refund takes back what is there.
 */
export function settleOrder(before: PurchaseOrderState, after: PurchaseOrderState, order: OrderLedger): Settlement {
  if (ownsCoins(before) === ownsCoins(after)) return { movement: 0, missing: 0 };
  if (ownsCoins(after)) return { movement: order.amount - order.held, missing: 0 };
  const { taken, missing } = takeBack(order.held, order.balance);
  return { movement: 0 - taken, missing };
}
