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

/** Returns the share of each rating, rounded to whole percent. Equal counts have equal shares, so the sum may differ from 100. */
export function ratingPercents(counts: RatingCounts): RatingCounts {
  const { count: total } = tallyOf(counts);
  if (total === 0) return noRatings;
  const percents = { ...noRatings };
  for (const rating of ratings) percents[rating] = Math.round((counts[rating] * PERCENT) / total);
  return percents;
}
