import { describe, expect, test } from 'vitest';
import { takenBack } from '../../../../server/commerce/payments/payments.routes';
import { purchaseOrderStates } from '../../../../src/domain/market/purchase-order';

describe('takenBack', () => {
  test.each(['disputed', 'refunded'] as const)('returns the coins that the order no longer holds: %s', (state) => {
    expect(takenBack({ state, receipt: 7, amount: 100, held: 10 })).toBe(90);
    expect(takenBack({ state, receipt: 7, amount: 100, held: 100 })).toBe(0);
  });

  test.each(['paid', 'dispute-won'] as const)('returns 0 while the coins belong to the buyer: %s', (state) => {
    expect(takenBack({ state, receipt: 7, amount: 100, held: 100 })).toBe(0);
  });

  test.each(purchaseOrderStates)('returns 0 for an order that was never paid: %s', (state) => {
    expect(takenBack({ state, receipt: null, amount: 100, held: 0 })).toBe(0);
  });
});
