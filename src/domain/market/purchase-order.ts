/**
 * States of a coin order in ascending order. A payment outranks a cancellation, because buyers go back and pay after all.
 * A refund outranks a payment.
 */
export const purchaseOrderStates = [
  'created',
  'cancelled',
  'failed',
  'paid',
  'disputed',
  'dispute-won',
  'refunded',
] as const;

export type PurchaseOrderState = (typeof purchaseOrderStates)[number];

/**
 * Moves an order to the state that the payment provider reports, forward only: reports may repeat and arrive in any order.
 * @rule 3.8 The provider's events in any order lead an order to the same end.
 */
export function nextPurchaseOrder(state: PurchaseOrderState, reported: PurchaseOrderState): PurchaseOrderState {
  return rank(reported) > rank(state) ? reported : state;
}

/**
 * True if the coins of an order belong to the buyer.
 * @rule 3.8 Coins are credited when the provider says that they are paid, and for nothing else.
 */
export function ownsCoins(state: PurchaseOrderState): boolean {
  return state === 'paid' || state === 'dispute-won';
}

/** True if nothing has been reported of an order, so that its checkout is still open. */
export function waitsForPayment(state: PurchaseOrderState): boolean {
  return state === 'created';
}

function rank(state: PurchaseOrderState): number {
  return purchaseOrderStates.indexOf(state);
}
