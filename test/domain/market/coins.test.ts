import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isCoins } from '../../../src/domain/market/coins';

describe('an amount of coins', () => {
  test('is a non-negative whole number', () => {
    expect([0, 1, 250, Number.MAX_SAFE_INTEGER].every(isCoins)).toBe(true);
  });

  test.each([-1, 1.5, NaN, Infinity, 2 ** 53, '10', null, undefined, true])('is not %j', (value) => {
    expect(isCoins(value)).toBe(false);
  });

  property.prop([fc.double()], { examples: [[-0], [3], [-3]] })('never has a fraction and never a sign', (value) => {
    if (isCoins(value)) expect(value === Math.abs(Math.trunc(value))).toBe(true);
  });
});
