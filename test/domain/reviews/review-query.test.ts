import { expect, test } from 'vitest';
import { defaultReviewQuery, isSameReviewQuery } from '../../../src/domain/reviews/review-query';

test('isSameReviewQuery compares order, stars and page', () => {
  const query = { ...defaultReviewQuery };
  expect(isSameReviewQuery(query, defaultReviewQuery)).toBe(true);
  for (const change of [{ sort: 'helpful' }, { stars: 4 }, { page: 2 }] as const)
    expect(isSameReviewQuery({ ...query, ...change }, defaultReviewQuery)).toBe(false);
});
