import { describe, expect, test } from 'vitest';
import { reviewsPageFromQuery, rightReviewsQuery } from '../../../src/ui/reviews/reviews-page';

const right = (query: string, last?: number) =>
  rightReviewsQuery(new URLSearchParams(query), last === undefined ? undefined : { last });

describe('the page of the reviews in an address', () => {
  test.each([
    ['', 1],
    ['reviews=3', 3],
    ['reviews=abc', 1],
    ['reviews=-2', 1],
  ])('of %j is page %i', (query, page) => {
    expect(reviewsPageFromQuery(new URLSearchParams(query))).toBe(page);
  });

  test.each([
    ['reviews=abc', undefined, ''],
    ['reviews=1&build=1.0.0', undefined, 'build=1.0.0'],
    ['reviews=02', 4, 'reviews=2'],
    ['build=1.0.0&reviews=99', 3, 'build=1.0.0&reviews=3'],
    ['reviews=99', 1, ''],
  ])('is put right from %j with %s pages to %j', (query, last, wanted) => {
    expect(right(query, last)).toBe(wanted);
  });

  test('stays as it is where it is right, or where nobody knows better', () => {
    expect(right('', 3)).toBeUndefined();
    expect(right('reviews=3&build=1.0.0', 3)).toBeUndefined();
    expect(right('reviews=99')).toBeUndefined();
  });
});
