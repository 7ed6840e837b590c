import type { PremiumRefusal } from '../../../src/domain/premium/premium';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { refusedPurchase } from '../inventory/purchase.policy';

/** Error when a month of premium cannot be bought. */
export function refusedPremium(reason: PremiumRefusal): Refusal {
  return reason.kind === 'premium-cap' ? refusal.premiumCap() : refusedPurchase(reason);
}
