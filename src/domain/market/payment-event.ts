import type { PurchaseOrderState } from './purchase-order';
import { ownsCoins } from './purchase-order';

/** Currency of orders: ISO 4217 in lower case. */
export const ORDER_CURRENCY = 'usd';

/** Maximum difference between an event's signature time and the server's time, in seconds. */
export const EVENT_TOLERANCE = 300;

/** Part of a coin order that decides whether an event fits. */
export interface ReportedOrder {
  /** In cents. */
  readonly price: number;
  /** The provider's reference of the open checkout; undefined if none is stored. */
  readonly checkout: string | undefined;
  /** True once a payment was confirmed. */
  readonly confirmed: boolean;
}

/** A payment provider's event about an order. */
export interface ReportedPayment {
  readonly state: PurchaseOrderState;
  /** Total payment: sum in the smallest unit and currency in lower case; undefined if not reported. */
  readonly paid: { readonly sum: number | undefined; readonly currency: string | undefined } | undefined;
  /** Reference of the checkout; undefined if the event is not about a checkout. */
  readonly checkout: string | undefined;
}

/** Reason to ignore a payment: it has another sum or currency than the order, or belongs to another checkout. */
export type PaymentFault = 'other-price' | 'other-checkout';

/** True if the event confirms a payment, or would credit coins before any payment was confirmed. */
function mustPay({ confirmed }: ReportedOrder, { state }: ReportedPayment): boolean {
  return state === 'paid' || (ownsCoins(state) && !confirmed);
}

/**
 * Returns the reason to ignore an event about an order; undefined if the event is accepted.
 * @rule 3.8 A payment counts only for the checkout of its order, in US dollars and with the exact price.
 */
export function paymentFault(order: ReportedOrder, event: ReportedPayment): PaymentFault | undefined {
  const { checkout, paid } = event;
  if (!mustPay(order, event)) return undefined;
  if (checkout !== undefined && order.checkout !== undefined && checkout !== order.checkout) return 'other-checkout';
  return paid?.currency === ORDER_CURRENCY && paid.sum === order.price ? undefined : 'other-price';
}

/**
 * True if an event that was signed then is accepted now; both in seconds since 1970.
 * @rule 3.8 An event is accepted within five minutes of its signature.
 */
export function isRecentEvent(signedAt: number, now: number): boolean {
  return Math.abs(now - signedAt) <= EVENT_TOLERANCE;
}
