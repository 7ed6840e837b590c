import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ratings as stars } from '../../../src/domain/reviews/rating';
import type { RatingCounts } from '../../../src/domain/reviews/rating-counts';
import { noRatings, ratingPercents, tallyOf, updatedCounts } from '../../../src/domain/reviews/rating-counts';
import { ratings } from '../../arbitraries/reviews';

const count = fc.oneof(fc.constant(0), fc.nat({ max: 9 }), fc.nat({ max: 1_000_000 }));
const counts: fc.Arbitrary<RatingCounts> = fc.record({ 1: count, 2: count, 3: count, 4: count, 5: count });
const countsOf = (list: readonly (typeof stars)[number][]) =>
  list.reduce((all, rating) => updatedCounts(all, undefined, rating), noRatings);

describe('tallyOf and updatedCounts', () => {
  test('follow a review that is added, changed and deleted', () => {
    const one = updatedCounts(noRatings, undefined, 4);
    expect([one, tallyOf(one)]).toEqual([
      { ...noRatings, 4: 1 },
      { sum: 4, count: 1 },
    ]);
    expect(updatedCounts(one, 4, 2)).toEqual({ ...noRatings, 2: 1 });
    expect(updatedCounts(one, 4, undefined)).toEqual(noRatings);
    expect(updatedCounts(one, undefined, undefined)).toEqual(one);
    expect(tallyOf(noRatings)).toEqual({ sum: 0, count: 0 });
  });

  property.prop([fc.array(ratings, { minLength: 1 }), ratings])(
    'always equal sum, number and counts of the changed list',
    (list, after) => {
      const [before, ...rest] = list;
      expect(tallyOf(countsOf(list))).toEqual({
        sum: list.reduce<number>((sum, each) => sum + each, 0),
        count: list.length,
      });
      expect(updatedCounts(countsOf(list), before, after)).toEqual(countsOf([after, ...rest]));
      expect(updatedCounts(countsOf(list), before, undefined)).toEqual(countsOf(rest));
    },
  );
});

describe('ratingPercents', () => {
  test.each<[RatingCounts, RatingCounts]>([
    [noRatings, noRatings],
    [
      { ...noRatings, 5: 3 },
      { ...noRatings, 5: 100 },
    ],
    [
      { ...noRatings, 1: 1, 4: 1, 5: 1 },
      { ...noRatings, 1: 33, 4: 33, 5: 33 },
    ],
    [
      { ...noRatings, 1: 1, 5: 999 },
      { ...noRatings, 5: 100 },
    ],
    [
      { 1: 1, 2: 1, 3: 1, 4: 1, 5: 3 },
      { 1: 14, 2: 14, 3: 14, 4: 14, 5: 43 },
    ],
  ])('of %j are %j', (given, percents) => {
    expect(ratingPercents(given)).toEqual(percents);
  });

  property.prop([counts])('are always whole numbers within half a percent of the exact share', (given) => {
    const percents = ratingPercents(given);
    const { count: total } = tallyOf(given);
    for (const rating of stars) {
      expect(Number.isInteger(percents[rating])).toBe(true);
      if (total > 0) expect(Math.abs(percents[rating] - (given[rating] * 100) / total)).toBeLessThanOrEqual(0.5);
    }
  });

  property.prop([
    fc.oneof(
      counts,
      fc.nat({ max: 9 }).map((same) => ({ ...noRatings, 1: same, 3: same, 5: same })),
    ),
  ])('never differ for equal counts, and never order two ratings against their counts', (given) => {
    const percents = ratingPercents(given);
    for (const one of stars)
      for (const other of stars) {
        if (given[one] === given[other]) expect(percents[one]).toBe(percents[other]);
        if (given[one] > given[other]) expect(percents[one]).toBeGreaterThanOrEqual(percents[other]);
      }
  });
});
