import type { CurrentUser } from '../session/current-user';
import { IDEMPOTENCY_KEPT } from './idempotency-key';

/** How coins are paid for: at once, or through a link that is mailed. */
export type PaymentMethod = 'pay-now' | 'email-me';

/** What can be bought; amounts in coins, counts are positive integers. */
export type Purchase =
  | { readonly kind: 'coins'; readonly amount: number }
  | { readonly kind: 'premium' }
  | { readonly kind: 'item'; readonly game: string; readonly item: string; readonly count: number };

/** Who has pressed Buy, and what was known of them then. */
export type PurchaseBuyer = Pick<CurrentUser, 'id' | 'premiumUntil' | 'balanceRevision'>;

/** A purchase as the server is asked for it; `key` makes its repetition harmless, `method` is for coins alone. */
export interface PurchaseRequest {
  readonly buyer: PurchaseBuyer;
  /** When it was first asked for, in milliseconds since 1970. */
  readonly at: number;
  readonly purchase: Purchase;
  readonly method: PaymentMethod;
  readonly key: string;
}

/**
 * Tells whether two purchases are of the same: asking for the second may be the first again.
 * @rule 3.8 A purchase that is asked for again keeps its idempotency key.
 */
export function buysSame(one: Purchase, other: Purchase): boolean {
  switch (one.kind) {
    case 'coins':
      return other.kind === 'coins' && one.amount === other.amount;
    case 'premium':
      return other.kind === 'premium';
    case 'item':
      return other.kind === 'item' && one.game === other.game && one.item === other.item && one.count === other.count;
  }
}

/**
 * Tells whether a purchase without an answer may still be the one that is asked for at `now`: nothing that was told of the buyer since says
 * that it was made, and the server would give its answer again.
 * @rule 3.8 A purchase without an answer is settled by news of what it buys, and after 24 hours.
 */
export function isStillOpen({ purchase, buyer, at }: PurchaseRequest, known: PurchaseBuyer, now: number): boolean {
  if (now - at >= IDEMPOTENCY_KEPT) return false;
  if (known.id !== buyer.id) return true;
  return purchase.kind === 'premium'
    ? known.premiumUntil === buyer.premiumUntil
    : known.balanceRevision === buyer.balanceRevision;
}

/**
 * The ways in which coins can be paid for on a device.
 * @rule 2.4.18a A headset user chooses between Pay Now and Email Me.
 * @rule 2.4.18b Everybody else pays directly.
 */
export function paymentMethods(headset: boolean): readonly PaymentMethod[] {
  return headset ? ['pay-now', 'email-me'] : ['pay-now'];
}
