/**
 * The states of a coin order, each further than those before it: money that came in outranks a cancellation
 * (buyers go back and pay after all), and money that went back outranks money that came in.
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
 * Moves an order to what the payment provider reports, forward only: reports may come twice and in any order.
 * @rule 3.8 The provider's events in any order lead an order to the same end.
 */
export function nextPurchaseOrder(state: PurchaseOrderState, reported: PurchaseOrderState): PurchaseOrderState {
  return rank(reported) > rank(state) ? reported : state;
}

/**
 * Tells whether an order's coins belong to the buyer.
 * @rule 3.8 Coins are credited when the provider says that they are paid, and for nothing else.
 */
export function ownsCoins(state: PurchaseOrderState): boolean {
  return state === 'paid' || state === 'dispute-won';
}

/** Tells whether nothing was reported of an order yet, so that its checkout is still where it is paid. */
export function waitsForPayment(state: PurchaseOrderState): boolean {
  return state === 'created';
}

function rank(state: PurchaseOrderState): number {
  return purchaseOrderStates.indexOf(state);
}
