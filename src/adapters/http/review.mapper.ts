import type { DataOf } from '../../contract/call';
import type { gameReviews, WireReview } from '../../contract/reviews.contract';
import type { Review, ReviewId } from '../../domain/reviews/review';
import type { ReviewList } from '../../domain/reviews/review-list';
import { ratingTally } from '../../domain/reviews/rating-tally';
import { toPagination } from './pagination.mapper';

export function toReview({ uuid, author, response, ...rest }: WireReview): Review {
  return { ...rest, id: uuid as ReviewId, author: author ?? undefined, response: response ?? undefined };
}

/** Maps one page of reviews; the rating includes the player's own review. */
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
