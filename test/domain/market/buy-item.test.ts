import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { buyItem } from '../../../src/domain/market/buy-item';
import { itemPrices } from '../../arbitraries/prices';
import { buyers } from '../../arbitraries/purchases';

const buyer = { signedIn: true, balance: 40, busy: false };

describe('buyItem', () => {
  test('charges the price for each item', () => {
    expect(buyItem(buyer, { price: 15, discounted: undefined }, 2)).toEqual({
      ok: true,
      value: { total: 30, left: 10 },
    });
    expect(buyItem(buyer, { price: 15, discounted: 10 }, 4)).toEqual({ ok: true, value: { total: 40, left: 0 } });
  });

  test('refuses the whole purchase if the coins are insufficient', () => {
    const refused = buyItem(buyer, { price: 15, discounted: undefined }, 3);
    expect(refused).toEqual({ ok: false, error: { kind: 'not-enough-coins', missing: 5 } });
  });

  property.prop([buyers, itemPrices, fc.integer({ min: 1, max: 5 })])(
    'never creates or loses a coin',
    (someone, item, count) => {
      const bought = buyItem(someone, item, count);
      if (bought.ok) expect(bought.value.left + bought.value.total).toBe(someone.balance);
    },
  );
});
