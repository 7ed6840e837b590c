import type { DataOf } from '../../contract/call';
import type { gameReviews, WireReview } from '../../contract/reviews.contract';
import type { Review, ReviewId } from '../../domain/reviews/review';
import type { ReviewList } from '../../domain/reviews/review-list';
import { ratingTally } from '../../domain/reviews/rating-tally';
import { toPagination } from './pagination.mapper';

/** Reads a review. */
export function toReview({ uuid, author, response, ...rest }: WireReview): Review {
  return { ...rest, id: uuid as ReviewId, author: author ?? undefined, response: response ?? undefined };
}

/** Reads one page of a game's reviews; the rating is of all of them, the player's own among them. */
export function toReviewList({
  rating,
  pagination,
  items,
  reviewable,
  current,
}: DataOf<typeof gameReviews>): ReviewList {
  const count = pagination.total + (current === null ? 0 : 1);
  return {
    tally: ratingTally(rating ?? undefined, count),
    pagination: toPagination(pagination),
    reviewable,
    current: current === null ? undefined : toReview(current),
    items: items.map(toReview),
  };
}
