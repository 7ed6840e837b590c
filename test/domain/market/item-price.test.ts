import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isDiscounted, itemCost, percentOff, canBuy } from '../../../src/domain/market/item-price';
import { itemPrices } from '../../arbitraries/prices';
import { buyers } from '../../arbitraries/purchases';

describe('the price of an item', () => {
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
  ])('of %j coins, discounted to %j, is %j: %j per cent off', (price, discounted, cost, off) => {
    expect(isDiscounted({ price, discounted })).toBe(true);
    expect(itemCost({ price, discounted })).toBe(cost);
    expect(percentOff({ price, discounted })).toBe(off);
  });

  test.each([undefined, 20, 21, -1])('of 20 coins is no lower with a discounted price of %j', (discounted) => {
    expect(isDiscounted({ price: 20, discounted })).toBe(false);
    expect(itemCost({ price: 20, discounted })).toBe(20);
    expect(percentOff({ price: 20, discounted })).toBeUndefined();
  });

  test('of nothing has no discount', () => {
    expect(percentOff({ price: 0, discounted: undefined })).toBeUndefined();
    expect(isDiscounted({ price: 0, discounted: 0 })).toBe(false);
  });

  property.prop([itemPrices])('never rises by its discount and never falls below zero', (item) => {
    expect(itemCost(item)).toBeLessThanOrEqual(item.price);
    expect(itemCost(item)).toBeGreaterThanOrEqual(0);
    expect(itemCost(item) < item.price).toBe(isDiscounted(item));
  });

  property.prop([itemPrices])('never has a label that promises more than is given', (item) => {
    const off = percentOff(item);
    if (off === undefined) return;
    expect(off * item.price).toBeLessThanOrEqual((item.price - itemCost(item)) * 100);
    expect((off + 1) * item.price).toBeGreaterThan((item.price - itemCost(item)) * 100);
  });
});

const buyer = { signedIn: true, balance: 10, busy: false };

describe('whether something may be bought', () => {
  test('depends on the coins, to the last one', () => {
    expect(canBuy(buyer, 9)).toEqual({ ok: true, value: 1 });
    expect(canBuy(buyer, 10)).toEqual({ ok: true, value: 0 });
    expect(canBuy(buyer, 11)).toEqual({ ok: false, error: { kind: 'not-enough-coins', missing: 1 } });
  });

  test('depends on a login, and on no other purchase being in progress', () => {
    expect(canBuy({ ...buyer, busy: true }, 99)).toEqual({ ok: false, error: { kind: 'busy' } });
    expect(canBuy({ signedIn: false, balance: 0, busy: true }, 0)).toEqual({
      ok: false,
      error: { kind: 'login-required' },
    });
  });

  property.prop([buyers, fc.nat(60)])('never leaves fewer coins than none', (someone, coins) => {
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
