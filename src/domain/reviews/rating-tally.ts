import type { Rating } from './rating';

/** All ratings of a game: their sum and how many there are. */
export interface RatingTally {
  readonly sum: number;
  readonly count: number;
}

/** No ratings. */
export const noRatings: RatingTally = { sum: 0, count: 0 };

/** The tally behind a mean that has not been rounded, as the review list carries it; undefined means no ratings. */
export function ratingTally(mean: number | undefined, count: number): RatingTally {
  return mean === undefined ? noRatings : { sum: Math.round(mean * count), count };
}

/** A tally after a review came (`before` undefined), changed, or went (`after` undefined). */
export function recounted(tally: RatingTally, before: Rating | undefined, after: Rating | undefined): RatingTally {
  const count = (rating: Rating | undefined) => (rating === undefined ? 0 : 1);
  return {
    sum: tally.sum - (before ?? 0) + (after ?? 0),
    count: tally.count - count(before) + count(after),
  };
}

/**
 * The overall rating: the mean with one decimal, halves up; undefined without ratings.
 * @rule 2.3.3 A review list has an overall rating.
 */
export function overallRating({ sum, count }: RatingTally): number | undefined {
  return count === 0 ? undefined : Math.round((sum * 10) / count) / 10;
}
