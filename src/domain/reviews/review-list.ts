import type { Pagination } from '../shared/pagination';
import type { ReviewContent } from './review-draft';
import type { RatingCounts } from './rating-counts';
import { updatedCounts } from './rating-counts';
import type { ReviewQuery } from './review-query';
import type { Review, ReviewId, StoredResponse } from './review';

/** One page of a game's reviews for one reader (spec 2 §3). */
export interface ReviewList {
  /** Request that this page answers. */
  readonly query: ReviewQuery;
  /** Reviews of all ratings, including the reader's own. */
  readonly counts: RatingCounts;
  /** Counts the requested reviews without the reader's own, so that adding or deleting it changes no page. */
  readonly pagination: Pagination;
  /** True if the reader may review the game: any logged-in player outside its developer. */
  readonly reviewable: boolean;
  /** The reader's own review. */
  readonly current: Review | undefined;
  readonly items: readonly Review[];
}

export type ReviewListEvent =
  | { readonly type: 'submitted'; readonly review: Review }
  /** `at`: ISO 8601. */
  | { readonly type: 'updated'; readonly content: ReviewContent; readonly at: string }
  | { readonly type: 'deleted' }
  | { readonly type: 'responded'; readonly id: ReviewId; readonly response: StoredResponse }
  | { readonly type: 'response-deleted'; readonly id: ReviewId };

/**
 * Returns the reviews in display order: the reader's own first, and only there.
 * @rule 2.3.3 A review list contains the reader's own review separately.
 * @rule 2.4.14b The reader's own review is shown first.
 */
export function shownReviews({ current, items }: ReviewList): readonly Review[] {
  return current === undefined ? items : [current, ...items.filter(({ id }) => id !== current.id)];
}

/** True if a review is the reader's own. */
export function isOwnReview({ current }: ReviewList, { id }: Pick<Review, 'id'>): boolean {
  return current?.id === id;
}

/**
 * Returns the list after an accepted change; the overall rating changes at once.
 * @rule 2.4.14a A reader has at most one review: a new one replaces the old one.
 * @rule 2.4.16 A review has at most one response, which can be deleted.
 */
export function nextReviewList(list: ReviewList, event: ReviewListEvent): ReviewList {
  const { current } = list;
  switch (event.type) {
    case 'submitted':
      return withOwn(list, event.review);
    case 'updated':
      if (current === undefined) return list;
      return withOwn(list, { ...current, ...event.content, date: { ...current.date, updated: event.at } });
    case 'deleted':
      return withOwn(list, undefined);
    case 'responded':
      return withResponse(list, event.id, event.response);
    case 'response-deleted':
      return withResponse(list, event.id, undefined);
  }
}

function withOwn(list: ReviewList, own: Review | undefined): ReviewList {
  const old = list.current;
  return {
    ...list,
    counts: updatedCounts(list.counts, old?.rating, own?.rating),
    current: own,
    items: list.items.filter(({ id }) => id !== old?.id),
  };
}

function withResponse(list: ReviewList, id: ReviewId, stored: StoredResponse | undefined): ReviewList {
  const response = { response: stored?.body, responded: stored?.at };
  const answered = (review: Review) => (review.id === id ? { ...review, ...response } : review);
  return { ...list, current: list.current && answered(list.current), items: list.items.map(answered) };
}
