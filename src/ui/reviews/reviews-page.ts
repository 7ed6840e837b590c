import type { Pagination } from '../../domain/shared/pagination';
import { parsePageNumber } from '../../domain/shared/pagination';
import { withPage } from '../shared/page-numbers';

/** The word in an address that says which page of the reviews is shown. */
export const REVIEWS_PAGE = 'reviews';

/** Which page of the reviews an address asks for. */
export function reviewsPageFromQuery(query: URLSearchParams): number {
  return parsePageNumber(query.get(REVIEWS_PAGE));
}

/** The query that an address should have instead, where it asks for a page that is none or, as far as that is known, beyond the last one. */
export function rightReviewsQuery(
  query: URLSearchParams,
  pagination: Pick<Pagination, 'last'> | undefined,
): string | undefined {
  const page = Math.min(reviewsPageFromQuery(query), pagination?.last ?? Infinity);
  const right = withPage(query.toString(), page, REVIEWS_PAGE);
  return new URLSearchParams(right).get(REVIEWS_PAGE) === query.get(REVIEWS_PAGE) ? undefined : right;
}
