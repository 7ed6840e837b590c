/** Sum and number of all ratings of a game. */
export interface RatingTally {
  readonly sum: number;
  readonly count: number;
}

/** Returns the tally of an unrounded mean, as game cards contain it; undefined means no ratings. */
export function ratingTally(mean: number | undefined, count: number): RatingTally {
  return mean === undefined ? { sum: 0, count: 0 } : { sum: Math.round(mean * count), count };
}

/**
 * Returns the overall rating: the mean with one decimal, rounded half up; undefined without ratings.
 * @rule 2.3.3 A review list has an overall rating.
 */
export function overallRating({ sum, count }: RatingTally): number | undefined {
  return count === 0 ? undefined : Math.round((sum * 10) / count) / 10;
}
