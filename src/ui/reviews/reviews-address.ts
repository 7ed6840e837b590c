import { isRating } from '../../domain/reviews/rating';
import type { ReviewQuery } from '../../domain/reviews/review-query';
import { defaultReviewQuery, defaultReviewSort, reviewSorts } from '../../domain/reviews/review-query';
import type { Pagination } from '../../domain/shared/pagination';
import { parsePageNumber } from '../../domain/shared/pagination';

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

/** Returns a URL's query that requests other reviews. Defaults have no parameter, for one canonical URL. */
function withReviews(query: URLSearchParams, wanted: ReviewQuery): string {
  const changed = new URLSearchParams(query);
  for (const part of ['sort', 'stars', 'page'] as const) {
    if (wanted[part] === defaultReviewQuery[part]) changed.delete(REVIEWS[part]);
    else changed.set(REVIEWS[part], String(wanted[part]));
  }
  return changed.toString();
}

/** Returns the search of a URL with another order or filter of its reviews, which starts at the first page. */
export function reviewsSearch(query: URLSearchParams, change: Partial<Pick<ReviewQuery, 'sort' | 'stars'>>): string {
  return `?${withReviews(query, { ...parseReviewQuery(query), page: 1, ...change })}`;
}

/** Returns the corrected query if a parameter is invalid or the page is beyond the known last page. */
export function rightReviewsQuery(
  query: URLSearchParams,
  pagination: Pick<Pagination, 'last'> | undefined,
): string | undefined {
  const wanted = parseReviewQuery(query);
  const corrected = withReviews(query, { ...wanted, page: Math.min(wanted.page, pagination?.last ?? Infinity) });
  const right = new URLSearchParams(corrected);
  return Object.values(REVIEWS).every((name) => right.get(name) === query.get(name)) ? undefined : corrected;
}
