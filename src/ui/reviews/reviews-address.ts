import { isRating } from '../../domain/reviews/rating';
import type { ReviewQuery } from '../../domain/reviews/review-query';
import { defaultReviewSort, reviewSorts } from '../../domain/reviews/review-query';
import type { Pagination } from '../../domain/shared/pagination';
import { parsePageNumber } from '../../domain/shared/pagination';
import { withPage } from '../shared/page-numbers';

/** Query parameters of the reviews in a game's address; `page` is the parameter of their pagination. */
export const REVIEWS = { page: 'reviews', sort: 'reviews-sort', stars: 'reviews-stars' } as const;

/** Parses the requested reviews of a URL; invalid parameters are ignored. */
export function parseReviewQuery(query: URLSearchParams): ReviewQuery {
  const stars = Number(query.get(REVIEWS.stars));
  return {
    sort: reviewSorts.find((sort) => sort === query.get(REVIEWS.sort)) ?? defaultReviewSort,
    stars: isRating(stars) ? stars : undefined,
    page: parsePageNumber(query.get(REVIEWS.page)),
  };
}

/** Returns the corrected query if the page number is invalid or beyond the known last page. */
export function rightReviewsQuery(
  query: URLSearchParams,
  pagination: Pick<Pagination, 'last'> | undefined,
): string | undefined {
  const page = Math.min(parseReviewQuery(query).page, pagination?.last ?? Infinity);
  const corrected = withPage(query.toString(), page, REVIEWS.page);
  return new URLSearchParams(corrected).get(REVIEWS.page) === query.get(REVIEWS.page) ? undefined : corrected;
}
