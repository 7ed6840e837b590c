import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Rating } from '../../../src/domain/reviews/rating';
import { overallRating, ratingTally } from '../../../src/domain/reviews/rating-tally';
import { ratings } from '../../arbitraries/reviews';

const tallyOf = (list: readonly Rating[]) => ({ sum: list.reduce((sum, each) => sum + each, 0), count: list.length });

describe('overallRating', () => {
  test.each([
    [[], undefined],
    [[4], 4],
    [[5, 4], 4.5],
    [[5, 5, 4], 4.7],
    [[5, 4, 4], 4.3],
    [[1, 1, 1, 2], 1.3],
    [[3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4], 3.9],
  ] satisfies [Rating[], number | undefined][])('of %j is %s', (list, overall) => {
    expect(overallRating(tallyOf(list))).toBe(overall);
  });

  test('is rounded half up', () => {
    expect(overallRating({ sum: 81, count: 20 })).toBe(4.1);
    expect(overallRating({ sum: 87, count: 20 })).toBe(4.4);
  });

  property.prop([fc.array(ratings, { minLength: 1, maxLength: 300 })])(
    'is always within a twentieth of the mean and between the lowest and the highest',
    (list) => {
      const overall = overallRating(tallyOf(list)) ?? Number.NaN;
      const { sum, count } = tallyOf(list);
      expect(Math.abs(overall * count * 20 - sum * 20)).toBeLessThanOrEqual(count + 1e-6);
      expect(overall).toBeGreaterThanOrEqual(Math.min(...list));
      expect(overall).toBeLessThanOrEqual(Math.max(...list));
    },
  );

  property.prop([fc.integer({ min: 1, max: 5000 }), fc.nat(20_000)])('always agrees with Intl', (count, more) => {
    const sum = count + (more % (4 * count + 1));
    const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 0, useGrouping: false });
    expect(overallRating({ sum, count })).toBe(Number(tenths.format((sum * 10) / count)) / 10);
  });
});

describe('ratingTally', () => {
  test('restores a tally from mean and number', () => {
    expect(ratingTally(undefined, 0)).toEqual({ sum: 0, count: 0 });
    expect(ratingTally(4.5, 2)).toEqual({ sum: 9, count: 2 });
    expect(ratingTally(13 / 3, 3)).toEqual({ sum: 13, count: 3 });
  });

  property.prop([fc.integer({ min: 1, max: 1_000_000 }), fc.nat()])('always restores the same tally', (count, more) => {
    const sum = count + (more % (4 * count + 1));
    expect(ratingTally(sum / count, count)).toEqual({ sum, count });
  });
});
