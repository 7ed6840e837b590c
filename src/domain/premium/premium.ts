import type { Buyer, PurchaseRefusal } from '../market/item-price';
import { canBuy } from '../market/item-price';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { remainingPremium } from './remaining-premium';

/**
 * Adds calendar months to a time; a missing day becomes the last day of the month. Milliseconds since 1970, UTC.
 * @rule 3.8 A month is a calendar month in UTC, clamped to the month's end.
 */
export function calendarMonthsLater(from: number, months: number): number {
  const start = new Date(from);
  const later = new Date(from);
  later.setUTCMonth(start.getUTCMonth() + months);
  // A missing day has rolled over into the next month; day 0 is the last day before it.
  return later.getUTCDate() === start.getUTCDate() ? later.getTime() : later.setUTCDate(0);
}

/**
 * Price of a month of premium, in coins.
 * @rule 2.9.4a Premium costs 10 coins.
 */
export const PREMIUM_PRICE = 10;

/**
 * Number of calendar months in one purchase.
 * @rule 2.9.4a One purchase buys one month of premium.
 */
export const PREMIUM_MONTHS = 1;

/**
 * Maximum number of calendar months from now to the end of premium.
 * @rule 2.9.4b Repeated purchases extend premium up to one year.
 */
export const PREMIUM_CAP_MONTHS = 12;

/**
 * Returns the end of premium after a purchase at `now`; milliseconds since 1970, UTC.
 * @rule 2.4.20 The new expiry is the current expiry, or now when that is past, plus one month.
 */
export function premiumUntil(current: number | undefined, now: number): number {
  return calendarMonthsLater(Math.max(current ?? now, now), PREMIUM_MONTHS);
}

/**
 * True if an end of premium is beyond the maximum.
 * @rule 2.9.4b Premium never ends more than one year from now.
 */
export function isBeyondPremiumCap(until: number, now: number): boolean {
  return until > calendarMonthsLater(now, PREMIUM_CAP_MONTHS);
}

/**
 * True if the end of premium differs from the one that the buyer saw, so that a purchase would extend another end. Ends
 * in the past are equal to none. Milliseconds since 1970.
 * @rule 2.4.20 A purchase extends the expiry that the buyer saw.
 */
export function hasPremiumChanged(seen: number | undefined, current: number | undefined, now: number): boolean {
  return remainingPremium(seen, now) !== remainingPremium(current, now);
}

/** A purchased month: the end of premium in milliseconds since 1970 (UTC), and the remaining coins. */
interface PremiumPurchase {
  readonly until: number;
  readonly left: number;
}

export type PremiumRefusal = PurchaseRefusal | { readonly kind: 'premium-cap' };

/**
 * Buys a month of premium that now ends at `current`, or returns the reason to refuse. The button and the server share
 * this check.
 * @rule 2.4.20 A purchase extends premium by a month.
 * @rule 2.9.4b A purchase that would end more than a year from now is refused.
 * @rule 2.9.4c Only a purchase extends premium.
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
