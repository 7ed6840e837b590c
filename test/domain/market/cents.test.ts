import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toCents } from '../../../src/domain/market/cents';

describe('an amount of money', () => {
  test('is a non-negative whole number of cents', () => {
    expect([0, 99, Number.MAX_SAFE_INTEGER].map(toCents)).toEqual([0, 99, Number.MAX_SAFE_INTEGER]);
  });

  test.each([-1, 0.5, NaN, Infinity, 2 ** 53, '99', null, undefined, [99]])('is not %j', (value) => {
    expect(toCents(value)).toBeUndefined();
  });

  property.prop([fc.anything()])('is always what was given, or nothing', (value) => {
    expect([undefined, value]).toContain(toCents(value));
  });
});
