import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { defaultCoinOffers, findCoinOffer } from '../../../src/domain/market/coin-offer';
import { toDecimalDollars } from '../../../src/domain/market/dollars';

describe('the offers of coins', () => {
  test('are five packs, of which that of a hundred is special', () => {
    expect(defaultCoinOffers.map(({ amount, price }) => [amount, toDecimalDollars(price)])).toEqual([
      [10, '0.99'],
      [25, '2.29'],
      [50, '4.49'],
      [100, '7.99'],
      [250, '17.99'],
    ]);
    expect(defaultCoinOffers.map(({ special }) => special)).toEqual([false, false, false, true, false]);
  });

  test('are found by their amount', () => {
    expect(findCoinOffer(defaultCoinOffers, 50)).toEqual({ ok: true, value: defaultCoinOffers[2] });
    expect(findCoinOffer([], 50)).toEqual({ ok: false, error: { kind: 'unknown-offer' } });
  });

  test.each([-1, 0, 1.5, 1e9, '10', null, 11, undefined, [10], NaN])('refuse the amount %j', (amount) => {
    expect(findCoinOffer(defaultCoinOffers, amount)).toEqual({ ok: false, error: { kind: 'unknown-offer' } });
  });

  property.prop([fc.anything()])('are never found by anything else', (amount) => {
    const found = findCoinOffer(defaultCoinOffers, amount);
    expect(found.ok).toBe([10, 25, 50, 100, 250].some((known) => known === amount));
  });
});
