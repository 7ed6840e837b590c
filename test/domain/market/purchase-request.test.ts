import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../../src/domain/market/purchase-request';
import { paymentMethods, spendsOnSame } from '../../../src/domain/market/purchase-request';
import { purchases } from '../../arbitraries/purchases';

const hat: Purchase = { kind: 'item', game: 'orbit', item: 'hat', count: 1 };

describe('a purchase that spends coins', () => {
  test('is the same when it is the same item of the same game as often', () => {
    expect(spendsOnSame(hat, { ...hat })).toBe(true);
    expect(spendsOnSame(hat, { ...hat, game: 'lantern' })).toBe(false);
    expect(spendsOnSame(hat, { ...hat, item: 'sail' })).toBe(false);
    expect(spendsOnSame(hat, { ...hat, count: 2 })).toBe(false);
  });

  test('is the same when it is premium both times', () => {
    expect(spendsOnSame({ kind: 'premium' }, { kind: 'premium' })).toBe(true);
    expect(spendsOnSame({ kind: 'premium' }, hat)).toBe(false);
    expect(spendsOnSame(hat, { kind: 'premium' })).toBe(false);
  });

  property.prop([purchases, purchases])('never is one of coins, and looks the same both ways', (one, other) => {
    const same = one.kind !== 'coins' && JSON.stringify(one) === JSON.stringify(other);
    expect(spendsOnSame(one, other)).toBe(same);
    expect(spendsOnSame(other, one)).toBe(same);
  });
});

describe('the ways to pay', () => {
  test('are two in a headset and one elsewhere', () => {
    expect(paymentMethods(true)).toEqual(['pay-now', 'email-me']);
    expect(paymentMethods(false)).toEqual(['pay-now']);
  });
});
