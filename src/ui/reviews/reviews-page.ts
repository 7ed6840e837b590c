import type { Pagination } from '../../domain/shared/pagination';
import { parsePageNumber } from '../../domain/shared/pagination';
import { withPage } from '../shared/page-numbers';

/** Query parameter of the review page number. */
export const REVIEWS_PAGE = 'reviews';

/** Returns the review page number of a query. */
export function reviewsPageFromQuery(query: URLSearchParams): number {
  return parsePageNumber(query.get(REVIEWS_PAGE));
}

/** Returns the corrected query if the page number is invalid or beyond the known last page. */
export function rightReviewsQuery(
  query: URLSearchParams,
  pagination: Pick<Pagination, 'last'> | undefined,
): string | undefined {
  const page = Math.min(reviewsPageFromQuery(query), pagination?.last ?? Infinity);
  const corrected = withPage(query.toString(), page, REVIEWS_PAGE);
  return new URLSearchParams(corrected).get(REVIEWS_PAGE) === query.get(REVIEWS_PAGE) ? undefined : corrected;
}
