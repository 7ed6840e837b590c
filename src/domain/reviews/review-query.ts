import type { Rating } from './rating';

/** Sort orders of a game's reviews. The most helpful have the most likes minus dislikes; equal ones are sorted newest first. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** Sort order of reviews without another choice. */
export const defaultReviewSort: ReviewSort = 'newest';

/** Requested page of a game's reviews; pages count from 1. */
export interface ReviewQuery {
  readonly sort: ReviewSort;
  /** Limits the list to reviews with this rating. */
  readonly stars: Rating | undefined;
  readonly page: number;
}

/** First page of all reviews, newest first. */
export const defaultReviewQuery: ReviewQuery = { sort: defaultReviewSort, stars: undefined, page: 1 };

/** True if two queries request the same page. */
export function isSameReviewQuery(one: ReviewQuery, other: ReviewQuery): boolean {
  return one.sort === other.sort && one.stars === other.stars && one.page === other.page;
}
