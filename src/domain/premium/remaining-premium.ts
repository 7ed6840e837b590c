/** Time before the end of premium at which the player is notified, in milliseconds: 3 days. */
export const PREMIUM_ENDING_NOTICE = 3 * 24 * 60 * 60 * 1000;

/**
 * Returns the remaining premium in milliseconds; zero without premium, so that it also ends in an open tab.
 * @rule 2.9.4c Premium expires by time and never renews itself.
 */
export function remainingPremium(until: number | undefined, now: number): number {
  return until === undefined ? 0 : Math.max(0, until - now);
}

/**
 * True if the notification about the end of premium is due: in the last 3 days, once for each end. `noticed` is the end
 * of the last one.
 */
export function isPremiumEndingNoticeDue(until: number | undefined, noticed: number | undefined, now: number): boolean {
  const remaining = remainingPremium(until, now);
  return remaining > 0 && remaining <= PREMIUM_ENDING_NOTICE && until !== noticed;
}
