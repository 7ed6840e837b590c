import type { PurchaseOrderState } from './purchase-order';
import { ownsCoins } from './purchase-order';

/** Coins taken back, and coins missing from the balance. */
interface TakeBack {
  readonly taken: number;
  readonly missing: number;
}

/**
 * Takes coins back from a balance, down to zero.
 * @rule 3.8 A refund takes back as far as there are coins and says how many are missing.
 */
export function takeBack(coins: number, balance: number): TakeBack {
  const taken = Math.min(coins, balance);
  return { taken, missing: coins - taken };
}

/** A coin order in the ledger, all amounts in coins. */
export interface OrderLedger {
  /** Ordered amount. */
  readonly amount: number;
  /** Sum of the entries written for this order so far. */
  readonly held: number;
  /** Balance of the buyer. */
  readonly balance: number;
}

/** Entry to write: positive credits, negative takes back, zero writes nothing. */
export interface Settlement {
  readonly movement: number;
  /** Coins that could not be taken back because they were spent. */
  readonly missing: number;
}

/**
 * Returns the movement of coins for a change of an order's state.
 * @rule 3.8 An order credits its coins once, and a refund takes back what is there.
 */
export function settleOrder(before: PurchaseOrderState, after: PurchaseOrderState, order: OrderLedger): Settlement {
  if (ownsCoins(before) === ownsCoins(after)) return { movement: 0, missing: 0 };
  if (ownsCoins(after)) return { movement: order.amount - order.held, missing: 0 };
  const { taken, missing } = takeBack(order.held, order.balance);
  return { movement: 0 - taken, missing };
}
