import { describe, expect, test } from 'vitest';
import { reviewsPageFromQuery, rightReviewsQuery } from '../../../src/ui/reviews/reviews-page';

const corrected = (query: string, last?: number) =>
  rightReviewsQuery(new URLSearchParams(query), last === undefined ? undefined : { last });

describe('review page number in a URL', () => {
  test.each([
    ['', 1],
    ['reviews=3', 3],
    ['reviews=abc', 1],
    ['reviews=-2', 1],
  ])('parses %j as page %i', (query, page) => {
    expect(reviewsPageFromQuery(new URLSearchParams(query))).toBe(page);
  });

  test.each([
    ['reviews=abc', undefined, ''],
    ['reviews=1&build=1.0.0', undefined, 'build=1.0.0'],
    ['reviews=02', 4, 'reviews=2'],
    ['build=1.0.0&reviews=99', 3, 'build=1.0.0&reviews=3'],
    ['reviews=99', 1, ''],
  ])('corrects %j with %s pages to %j', (query, last, wanted) => {
    expect(corrected(query, last)).toBe(wanted);
  });

  test('keeps a valid page number, and any page number of an unknown list', () => {
    expect(corrected('', 3)).toBeUndefined();
    expect(corrected('reviews=3&build=1.0.0', 3)).toBeUndefined();
    expect(corrected('reviews=99')).toBeUndefined();
  });
});
