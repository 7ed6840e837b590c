import type { Rating } from './rating';
import { ratings } from './rating';
import type { RatingTally } from './rating-tally';

/** Number of a game's reviews by rating. */
export type RatingCounts = Readonly<Record<Rating, number>>;

/** Counts without reviews. */
export const noRatings: RatingCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** Returns sum and number of the counted ratings. */
export function tallyOf(counts: RatingCounts): RatingTally {
  return ratings.reduce(
    ({ sum, count }, rating) => ({ sum: sum + rating * counts[rating], count: count + counts[rating] }),
    { sum: 0, count: 0 },
  );
}

/** Returns the counts after a review was added (`before` undefined), changed, or deleted (`after` undefined). */
export function updatedCounts(
  counts: RatingCounts,
  before: Rating | undefined,
  after: Rating | undefined,
): RatingCounts {
  const updated = { ...counts };
  if (before !== undefined) updated[before] -= 1;
  if (after !== undefined) updated[after] += 1;
  return updated;
}

const PERCENT = 100;

/**
 * Returns the share of each rating in whole percent. The shares add up to 100, unless there are no reviews: each is rounded down, and
 * those with the largest remainders get one more.
 */
export function ratingPercents(counts: RatingCounts): RatingCounts {
  const { count: total } = tallyOf(counts);
  if (total === 0) return noRatings;
  const remainderOf = (rating: Rating) => (counts[rating] * PERCENT) % total;
  const percents = { ...noRatings };
  for (const rating of ratings) percents[rating] = (counts[rating] * PERCENT - remainderOf(rating)) / total;
  const missing = PERCENT - ratings.reduce((sum, rating) => sum + percents[rating], 0);
  const byRemainder = [...ratings].sort((one, other) => remainderOf(other) - remainderOf(one));
  for (const rating of byRemainder.slice(0, missing)) percents[rating] += 1;
  return percents;
}
