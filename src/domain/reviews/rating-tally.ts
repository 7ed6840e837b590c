import type { Rating } from './rating';

/** Sum and number of all ratings of a game. */
export interface RatingTally {
  readonly sum: number;
  readonly count: number;
}

/** Tally without ratings. */
export const noRatings: RatingTally = { sum: 0, count: 0 };

/** Returns the tally of an unrounded mean, as review lists contain it; undefined means no ratings. */
export function ratingTally(mean: number | undefined, count: number): RatingTally {
  return mean === undefined ? noRatings : { sum: Math.round(mean * count), count };
}

/** Returns a tally after a review was added (`before` undefined), changed, or deleted (`after` undefined). */
export function updatedTally(tally: RatingTally, before: Rating | undefined, after: Rating | undefined): RatingTally {
  const count = (rating: Rating | undefined) => (rating === undefined ? 0 : 1);
  return {
    sum: tally.sum - (before ?? 0) + (after ?? 0),
    count: tally.count - count(before) + count(after),
  };
}

/**
 * Returns the overall rating: the mean with one decimal, rounded half up; undefined without ratings.
 * @rule 2.3.3 A review list has an overall rating.
 */
export function overallRating({ sum, count }: RatingTally): number | undefined {
  return count === 0 ? undefined : Math.round((sum * 10) / count) / 10;
}
