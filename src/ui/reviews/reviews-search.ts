import type { ReviewQuery } from '../../domain/reviews/review-query';
import { defaultReviewQuery } from '../../domain/reviews/review-query';
import { withPage } from '../shared/page-numbers';
import { parseReviewQuery, REVIEWS } from './reviews-address';

/**
 * Returns the search of a URL with another order or filter of its reviews, which starts at the first page. Defaults have no parameter, for
 * one canonical URL.
 */
export function reviewsSearch(query: URLSearchParams, change: Partial<Pick<ReviewQuery, 'sort' | 'stars'>>): string {
  const wanted = { ...parseReviewQuery(query), ...change };
  const search = new URLSearchParams(withPage(query.toString(), 1, REVIEWS.page));
  for (const part of ['sort', 'stars'] as const) {
    if (wanted[part] === defaultReviewQuery[part]) search.delete(REVIEWS[part]);
    else search.set(REVIEWS[part], String(wanted[part]));
  }
  return `?${search.toString()}`;
}
