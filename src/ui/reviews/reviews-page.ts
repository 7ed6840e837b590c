import { parsePageNumber } from '../../domain/shared/page-number';

/** The word in an address that says which page of the reviews is shown. */
export const REVIEWS_PAGE = 'reviews';

/** Which page of the reviews an address asks for. */
export function askedReviewsPage(query: URLSearchParams): number {
  return parsePageNumber(query.get(REVIEWS_PAGE));
}
