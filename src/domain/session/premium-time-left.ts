import { remainingPremium } from '../premium/remaining-premium';
import type { CurrentUser } from './current-user';
import { isPremium } from './current-user';

/**
 * Returns the milliseconds from `now` to the end of premium; undefined without active premium.
 * @rule 1.6.3 A player turns from premium to ordinary by the passing of time alone.
 */
export function premiumTimeLeft(user: CurrentUser, now: number): number | undefined {
  if (user.premiumUntil === undefined || !isPremium(user, now)) return undefined;
  return remainingPremium(Date.parse(user.premiumUntil), now);
}
