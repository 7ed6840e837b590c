/** How coins are paid for: at once, or through a link that is mailed. */
export type PaymentMethod = 'pay-now' | 'email-me';

/** What can be bought; amounts in coins, counts are positive integers. */
export type Purchase =
  | { readonly kind: 'coins'; readonly amount: number }
  | { readonly kind: 'premium' }
  | { readonly kind: 'item'; readonly game: string; readonly item: string; readonly count: number };

/** A purchase as the server is asked for it; `key` makes its repetition harmless, `method` is for coins alone. */
export interface PurchaseRequest {
  readonly purchase: Purchase;
  readonly method: PaymentMethod;
  readonly key: string;
}

/**
 * Tells whether two purchases spend coins on the same: asking for the second may be the first again.
 * @rule 3.8 A purchase that is asked for again keeps its idempotency key.
 */
export function spendsOnSame(one: Purchase, other: Purchase): boolean {
  switch (one.kind) {
    case 'coins':
      return false;
    case 'premium':
      return other.kind === 'premium';
    case 'item':
      return other.kind === 'item' && one.game === other.game && one.item === other.item && one.count === other.count;
  }
}

/**
 * The ways in which coins can be paid for on a device.
 * @rule 2.4.18a A headset user chooses between Pay Now and Email Me.
 * @rule 2.4.18b Everybody else pays directly.
 */
export function paymentMethods(headset: boolean): readonly PaymentMethod[] {
  return headset ? ['pay-now', 'email-me'] : ['pay-now'];
}
