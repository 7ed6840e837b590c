import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isDiscounted, itemCost, percentOff } from '../../../src/domain/market/item-price';
import { itemPrices } from '../../arbitraries/prices';

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
