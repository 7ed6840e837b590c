import { calendarMonthsLater } from './calendar-months';

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
