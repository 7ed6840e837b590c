import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isRating, ratings } from '../../../src/domain/reviews/rating';

describe('isRating', () => {
  test('accepts 1 to 5', () => {
    expect(ratings).toEqual([1, 2, 3, 4, 5]);
    expect(ratings.every(isRating)).toBe(true);
  });

  test.each([0, 6, 2.5, -1, Number.NaN, Infinity, '3', null, undefined, [3]])('rejects the value %j', (value) => {
    expect(isRating(value)).toBe(false);
  });

  property.prop([fc.anything()])('never accepts anything but an integer from 1 to 5', (value) => {
    expect(isRating(value)).toBe(Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5);
  });
});
