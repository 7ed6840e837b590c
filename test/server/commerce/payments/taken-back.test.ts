import { describe, expect, test } from 'vitest';
import { takenBack } from '../../../../server/commerce/payments/payments.routes';
import { purchaseOrderStates } from '../../../../src/domain/market/purchase-order';

describe('coins of an order that were taken back', () => {
  test.each(['disputed', 'refunded'] as const)('are those that the ledger does not hold any more: %s', (state) => {
    expect(takenBack({ state, receipt: 7, amount: 100, held: 10 })).toBe(90);
    expect(takenBack({ state, receipt: 7, amount: 100, held: 100 })).toBe(0);
  });

  test.each(['paid', 'dispute-won'] as const)('are none while they belong to the buyer: %s', (state) => {
    expect(takenBack({ state, receipt: 7, amount: 100, held: 100 })).toBe(0);
  });

  test.each(purchaseOrderStates)('are none of an order that was never paid: %s', (state) => {
    expect(takenBack({ state, receipt: null, amount: 100, held: 0 })).toBe(0);
  });
});
