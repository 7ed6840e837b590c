import type { Buyer, PurchaseRefusal } from '../market/item-price';
import { canBuy } from '../market/item-price';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/**
 * The same day and time some calendar months later, or the last day of a month that has no such day; milliseconds since 1970, UTC.
 * @rule 3.8 A month is a calendar month in UTC, clamped to the month's end.
 */
export function calendarMonthsLater(from: number, months: number): number {
  const start = new Date(from);
  const later = new Date(from);
  later.setUTCMonth(start.getUTCMonth() + months);
  // A day that the month lacks has run over into the next one; day 0 is the last day before it.
  return later.getUTCDate() === start.getUTCDate() ? later.getTime() : later.setUTCDate(0);
}

/**
 * What a month of premium costs, in coins.
 * @rule 2.9.4a Premium costs 10 coins.
 */
export const PREMIUM_PRICE = 10;

/**
 * Calendar months that one purchase buys.
 * @rule 2.9.4a Premium is bought for one month.
 */
export const PREMIUM_MONTHS = 1;

/**
 * Calendar months from now beyond which premium cannot be extended.
 * @rule 2.9.4b Repeated purchases extend premium up to one year.
 */
export const PREMIUM_CAP_MONTHS = 12;

/**
 * When premium ends after a purchase at `now`; both times in milliseconds since 1970, UTC.
 * @rule 2.4.20 The new expiry is the current expiry, or now when that is past, plus one month.
 */
export function premiumUntil(current: number | undefined, now: number): number {
  return calendarMonthsLater(Math.max(current ?? now, now), PREMIUM_MONTHS);
}

/**
 * Tells whether an expiry lies further ahead than premium may.
 * @rule 2.9.4b Premium never ends more than one year from now.
 */
export function isBeyondPremiumCap(until: number, now: number): boolean {
  return until > calendarMonthsLater(now, PREMIUM_CAP_MONTHS);
}

/** A bought month: its end in milliseconds since 1970 (UTC), and the coins that are left. */
interface PremiumPurchase {
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
