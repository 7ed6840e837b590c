import type { CurrentUser } from '../session/current-user';

/** Lifetime of the first answer to a key: 24 hours, in milliseconds. */
export const IDEMPOTENCY_KEPT = 24 * 60 * 60 * 1000;

/**
 * True if a text is an idempotency key: 16 to 64 letters, digits, `_` and `-`, which includes UUIDs.
 * @rule 3.8 A purchase can carry an idempotency key; every purchase of our client does.
 */
export function isIdempotencyKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text);
}

/** First use of a key: a hash of the request, and its time in milliseconds since 1970. */
interface FirstUse {
  readonly request: string;
  readonly at: number;
}

/**
 * Classifies a use of a key: the first, its repetition (gets the first answer), or another request under the same key.
 * @rule 3.8 The first answer to a key is stored for 24 hours and returned again.
 */
export function useOfKey(first: FirstUse | undefined, request: string, now: number): 'first' | 'repeated' | 'conflict' {
  if (first === undefined || now - first.at >= IDEMPOTENCY_KEPT) return 'first';
  return first.request === request ? 'repeated' : 'conflict';
}

/** Time in which equal purchases without a key are one: 2 seconds, in milliseconds. */
const WITHOUT_KEY_REPEATED = 2_000;

/**
 * True if a purchase without a key repeats an equal one. Times are in milliseconds since 1970; either can be the earlier.
 * @rule 3.8 Equal purchases without a key within two seconds are one purchase.
 */
export function isRepeatedSoon(first: number, now: number): boolean {
  return Math.abs(now - first) < WITHOUT_KEY_REPEATED;
}

/** Ways to pay for coins: at once, or by a link in an email. */
export type PaymentMethod = 'pay-now' | 'email-me';

/** Things for sale; amounts are in coins, counts are positive integers. */
export type Purchase =
  | { readonly kind: 'coins'; readonly amount: number }
  | { readonly kind: 'premium' }
  | { readonly kind: 'item'; readonly game: string; readonly item: string; readonly count: number };

/** The buyer's data at the press of Buy. */
export type PurchaseBuyer = Pick<CurrentUser, 'id' | 'premiumUntil' | 'balanceRevision'>;

/** A purchase request to the server. `key` makes its repetition harmless, `method` is for coins only. */
export interface PurchaseRequest {
  readonly buyer: PurchaseBuyer;
  /** Time of the first request, in milliseconds since 1970. */
  readonly at: number;
  readonly purchase: Purchase;
  readonly method: PaymentMethod;
  readonly key: string;
}

/**
 * True if two purchases buy the same, so that the second may repeat the first.
 * @rule 3.8 A repeated purchase has the same idempotency key.
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
 * True if an unanswered purchase may still be the one requested at `now`. The buyer's newer data must not contain it,
 * and its key must be valid.
 * @rule 3.8 A purchase without an answer is settled by newer data that contains its result, or after 24 hours.
 */
export function isStillOpen({ purchase, buyer, at }: PurchaseRequest, known: PurchaseBuyer, now: number): boolean {
  if (now - at >= IDEMPOTENCY_KEPT) return false;
  if (known.id !== buyer.id) return true;
  return purchase.kind === 'premium'
    ? known.premiumUntil === buyer.premiumUntil
    : known.balanceRevision === buyer.balanceRevision;
}

/**
 * Returns the ways to pay for coins on a device.
 * @rule 2.4.18a A headset user chooses between Pay Now and Email Me.
 * @rule 2.4.18b Everybody else pays directly.
 */
export function paymentMethods(headset: boolean): readonly PaymentMethod[] {
  return headset ? ['pay-now', 'email-me'] : ['pay-now'];
}
