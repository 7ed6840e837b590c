/** Milliseconds before its end at which a player is told that premium ends: 3 days. */
export const PREMIUM_ENDING_NOTICE = 3 * 24 * 60 * 60 * 1000;

/**
 * Milliseconds of premium that are left; zero without premium, so that it ends by itself in an open tab.
 * @rule 2.9.4c Premium runs out with time and renews itself never.
 */
export function remainingPremium(until: number | undefined, now: number): number {
  return until === undefined ? 0 : Math.max(0, until - now);
}

/** Tells whether the notice of an ending is due: within its last 3 days, once for each end (`noticed` is the end last told of). */
export function isPremiumEndingNoticeDue(until: number | undefined, noticed: number | undefined, now: number): boolean {
  const remaining = remainingPremium(until, now);
  return remaining > 0 && remaining <= PREMIUM_ENDING_NOTICE && until !== noticed;
}
