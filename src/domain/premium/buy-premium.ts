import type { Buyer, PurchaseRefusal } from '../market/can-buy';
import { canBuy } from '../market/can-buy';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { isBeyondPremiumCap, PREMIUM_PRICE, premiumUntil } from './premium-until';

/** A bought month: its end in milliseconds since 1970 (UTC), and the coins that are left. */
export interface PremiumPurchase {
  readonly until: number;
  readonly left: number;
}

export type PremiumRefusal = PurchaseRefusal | { readonly kind: 'premium-cap' };

/**
 * Buys a month of premium that now ends at `current`, or refuses; the button and the server ask the same.
 * @rule 2.4.20 A purchase extends premium by a month.
 * @rule 2.9.4b A purchase that would end more than a year from now is refused.
 * @rule 2.9.4c Premium is extended by a purchase and by nothing else.
 */
export function buyPremium(
  buyer: Buyer,
  current: number | undefined,
  now: number,
): Result<PremiumPurchase, PremiumRefusal> {
  const left = canBuy(buyer, PREMIUM_PRICE);
  const until = premiumUntil(current, now);
  if (!left.ok && left.error.kind !== 'not-enough-coins') return left;
  if (isBeyondPremiumCap(until, now)) return err({ kind: 'premium-cap' });
  return left.ok ? ok({ until, left: left.value }) : left;
}
