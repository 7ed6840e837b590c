import type { PurchaseRefusal } from '../../../src/domain/market/item-price';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';

/** Error when a purchase exceeds the item's limit. */
export function refusedBatch(reason: 'owned-already' | 'one-only'): Refusal {
  return reason === 'owned-already'
    ? refusal.conflict('You already have this item.')
    : refusal.validation({ count: ['You can only buy one of this item.'] });
}

/** Error when a purchase cannot be paid. */
export function refusedPurchase(reason: PurchaseRefusal): Refusal {
  switch (reason.kind) {
    case 'login-required':
      return refusal.unauthenticated();
    case 'busy':
      return refusal.conflict('Another purchase is in progress.');
    case 'not-enough-coins':
      return refusal.insufficientCoins(reason.missing);
  }
}
