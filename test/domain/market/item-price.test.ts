import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isDiscounted, itemCost, percentOff, canBuy } from '../../../src/domain/market/item-price';
import { itemPrices } from '../../arbitraries/prices';
import { buyers } from '../../arbitraries/purchases';

describe('itemCost and percentOff', () => {
  test.each([
    [20, 15, 15, 25],
    [20, 19, 19, 5],
    [20, 0, 0, 100],
    [3, 2, 2, 33],
    [3, 1, 1, 66],
    [100, 99, 99, 1],
    [101, 100, 100, undefined],
    [1000, 999, 999, undefined],
    [1000, 1, 1, 99],
  ])('of %j coins, discounted to %j, are %j and %j per cent off', (price, discounted, cost, off) => {
    expect(isDiscounted({ price, discounted })).toBe(true);
    expect(itemCost({ price, discounted })).toBe(cost);
    expect(percentOff({ price, discounted })).toBe(off);
  });

  test.each([undefined, 20, 21, -1])('ignore for 20 coins the discounted price %j', (discounted) => {
    expect(isDiscounted({ price: 20, discounted })).toBe(false);
    expect(itemCost({ price: 20, discounted })).toBe(20);
    expect(percentOff({ price: 20, discounted })).toBeUndefined();
  });

  test('give a free item no discount', () => {
    expect(percentOff({ price: 0, discounted: undefined })).toBeUndefined();
    expect(isDiscounted({ price: 0, discounted: 0 })).toBe(false);
  });

  property.prop([itemPrices])('never raise the price by a discount nor lower it below zero', (item) => {
    expect(itemCost(item)).toBeLessThanOrEqual(item.price);
    expect(itemCost(item)).toBeGreaterThanOrEqual(0);
    expect(itemCost(item) < item.price).toBe(isDiscounted(item));
  });

  property.prop([itemPrices])('never state a higher discount than the real one', (item) => {
    const off = percentOff(item);
    if (off === undefined) return;
    expect(off * item.price).toBeLessThanOrEqual((item.price - itemCost(item)) * 100);
    expect((off + 1) * item.price).toBeGreaterThan((item.price - itemCost(item)) * 100);
  });
});

const buyer = { signedIn: true, balance: 10, busy: false };

describe('canBuy', () => {
  test('depends on the coins, to the last one', () => {
    expect(canBuy(buyer, 9)).toEqual({ ok: true, value: 1 });
    expect(canBuy(buyer, 10)).toEqual({ ok: true, value: 0 });
    expect(canBuy(buyer, 11)).toEqual({ ok: false, error: { kind: 'not-enough-coins', missing: 1 } });
  });

  test('requires a login and no running purchase', () => {
    expect(canBuy({ ...buyer, busy: true }, 99)).toEqual({ ok: false, error: { kind: 'busy' } });
    expect(canBuy({ signedIn: false, balance: 0, busy: true }, 0)).toEqual({
      ok: false,
      error: { kind: 'login-required' },
    });
  });

  property.prop([buyers, fc.nat(60)])('never leaves a negative balance', (someone, coins) => {
    const left = canBuy(someone, coins);
    if (left.ok) {
      expect(left.value).toBe(someone.balance - coins);
      expect(left.value).toBeGreaterThanOrEqual(0);
      expect(someone.signedIn && !someone.busy).toBe(true);
    } else if (left.error.kind === 'not-enough-coins') {
      expect(canBuy({ ...someone, balance: someone.balance + left.error.missing }, coins)).toEqual({
        ok: true,
        value: 0,
      });
    }
  });
});
