import type { PurchaseRefusal } from '../../../src/domain/market/item-price';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';

/** What a player is told who wants more of an item than can be had. */
export function refusedBatch(reason: 'owned-already' | 'one-only'): Refusal {
  return reason === 'owned-already'
    ? refusal.conflict('You have this item already.')
    : refusal.validation({ count: ['Of this item one is all there is.'] });
}

/** What a player is told who cannot pay. */
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
