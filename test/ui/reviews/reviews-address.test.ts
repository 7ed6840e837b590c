import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { reviewSorts } from '../../../src/domain/reviews/review-query';
import { parseReviewQuery, rightReviewsQuery } from '../../../src/ui/reviews/reviews-address';
import { reviewsSearch } from '../../../src/ui/reviews/reviews-search';
import { ratings } from '../../arbitraries/reviews';

const parse = (query: string) => parseReviewQuery(new URLSearchParams(query));
const corrected = (query: string, last?: number) =>
  rightReviewsQuery(new URLSearchParams(query), last === undefined ? undefined : { last });

describe('reviews in a URL', () => {
  test.each([
    ['', 1],
    ['reviews=3', 3],
    ['reviews=abc', 1],
    ['reviews=-2', 1],
  ])('parses %j as page %i', (query, page) => {
    expect(parse(query)).toEqual({ sort: 'newest', stars: undefined, page });
  });

  test('parses order and stars, and ignores invalid ones', () => {
    expect(parse('reviews-sort=helpful&reviews-stars=2')).toEqual({ sort: 'helpful', stars: 2, page: 1 });
    expect(parse('reviews-sort=best&reviews-stars=6')).toEqual({ sort: 'newest', stars: undefined, page: 1 });
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

  test('keeps valid parameters, and any page number of an unknown list', () => {
    expect(corrected('', 3)).toBeUndefined();
    expect(corrected('reviews=3&build=1.0.0&reviews-sort=lowest&reviews-stars=1', 3)).toBeUndefined();
    expect(corrected('reviews=99')).toBeUndefined();
  });

  test('replaces invalid parameters when another order is chosen', () => {
    expect(reviewsSearch(new URLSearchParams('reviews-stars=9'), { sort: 'lowest' })).toBe('?reviews-sort=lowest');
  });

  test('requests the first page of another order and keeps the rest of the URL', () => {
    const query = new URLSearchParams('build=1.0.0&reviews=3&reviews-stars=4');
    expect(reviewsSearch(query, { sort: 'helpful' })).toBe('?build=1.0.0&reviews-stars=4&reviews-sort=helpful');
    expect(reviewsSearch(query, { stars: undefined })).toBe('?build=1.0.0');
  });

  property.prop([fc.constantFrom(...reviewSorts), fc.option(ratings, { nil: undefined })])(
    'always parses the order and stars of its own address, which needs no correction',
    (sort, stars) => {
      const query = new URLSearchParams(reviewsSearch(new URLSearchParams('reviews=4'), { sort, stars }));
      expect(parseReviewQuery(query)).toEqual({ sort, stars, page: 1 });
      expect(rightReviewsQuery(query, { last: 1 })).toBeUndefined();
    },
  );
});
