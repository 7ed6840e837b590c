import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { buyItem } from '../../../src/domain/market/buy-item';
import { itemPrices } from '../../arbitraries/prices';
import { buyers } from '../../arbitraries/purchases';

const buyer = { signedIn: true, balance: 40, busy: false };

describe('the purchase of an item', () => {
  test('costs its price as often as it is bought', () => {
    expect(buyItem(buyer, { price: 15, discounted: undefined }, 2)).toEqual({
      ok: true,
      value: { total: 30, left: 10 },
    });
    expect(buyItem(buyer, { price: 15, discounted: 10 }, 4)).toEqual({ ok: true, value: { total: 40, left: 0 } });
  });

  test('is refused as a whole when the coins are not enough for all', () => {
    const refused = buyItem(buyer, { price: 15, discounted: undefined }, 3);
    expect(refused).toEqual({ ok: false, error: { kind: 'not-enough-coins', missing: 5 } });
  });

  property.prop([buyers, itemPrices, fc.integer({ min: 1, max: 5 })])(
    'never makes or loses a coin',
    (someone, item, count) => {
      const bought = buyItem(someone, item, count);
      if (bought.ok) expect(bought.value.left + bought.value.total).toBe(someone.balance);
    },
  );
});
