import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { presentReceipt } from '../../../../server/commerce/market/market.routes';
import type { ReceiptRow } from '../../../../server/commerce/market/receipt.repository';
import { purchaseOrderStates } from '../../../../src/domain/market/purchase-order';

const row: ReceiptRow = {
  kind: 'coins',
  id: '7',
  date: new Date('2026-03-01T12:00:00.000Z'),
  coins: 100,
  count: 1,
  name: null,
  price: 799,
  vatRate: 1900,
  state: 'paid',
  taken: 0,
  changed: new Date('2026-03-02T12:00:00.000Z'),
};
const ofCoins = { price: null, vatRate: null, state: null, taken: null, changed: null } as const;

describe('presentReceipt', () => {
  test('presents price, net price and VAT of coins', () => {
    expect(presentReceipt(row)).toEqual({
      id: '7',
      kind: 'coins',
      title: '100 coins',
      date: '2026-03-01T12:00:00.000Z',
      coins: 100,
      money: { price: '7.99', net: '6.71', vat: '1.28', vat_rate: 19 },
      state: 'done',
      undone: null,
    });
  });

  test('presents the name of an item, and the count if there are several', () => {
    const item = { ...row, ...ofCoins, kind: 'item', name: 'Wick' } as const;
    expect(presentReceipt(item)).toMatchObject({ title: 'Wick', money: null });
    expect(presentReceipt({ ...item, count: 3 }).title).toBe('Wick × 3');
  });

  test.each(purchaseOrderStates)('presents if the money of an order in the state %s was returned', (state) => {
    const back = state === 'refunded' || state === 'disputed';
    expect(presentReceipt({ ...row, state, taken: 60 })).toMatchObject({
      state: back ? state : 'done',
      undone: back ? { taken: 60, date: '2026-03-02T12:00:00.000Z' } : null,
    });
  });

  property.prop([fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 9999 })])(
    'always presents a net price and VAT that add up to the price',
    (price, vatRate) => {
      const { money } = presentReceipt({ ...row, price, vatRate });
      const cents = (dollars = ''): number => Number(dollars.replace('.', ''));
      expect(cents(money?.net) + cents(money?.vat)).toBe(cents(money?.price));
      expect(cents(money?.price)).toBe(price);
    },
  );
});
