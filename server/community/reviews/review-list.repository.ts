import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { RatingCounts } from '../../../src/domain/reviews/rating-counts';
import { noRatings } from '../../../src/domain/reviews/rating-counts';
import type { ReviewQuery, ReviewSort } from '../../../src/domain/reviews/review-query';
import { PAGE_SIZE, pageOffset } from '../../../src/domain/shared/pagination';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { games } from '../../platform/database/schema/games';
import { reviewCounts, reviewResponses, reviews } from '../../platform/database/schema/reviews';
import type { ReviewRow } from './review.columns';
import { reviewColumns } from './review.columns';

/** Returns the number of a game's reviews by rating. */
export async function countReviews(executor: Executor, gameId: number): Promise<RatingCounts> {
  const rows = await executor
    .select({ rating: reviewCounts.rating, count: reviewCounts.count })
    .from(reviewCounts)
    .where(eq(reviewCounts.gameId, gameId));
  return rows.reduce<RatingCounts>((counts, { rating, count }) => ({ ...counts, [rating]: count }), noRatings);
}

const shown = (executor: Executor, callerId: string | undefined) =>
  executor
    .select(reviewColumns(callerId))
    .from(reviews)
    .innerJoin(games, eq(games.id, reviews.gameId))
    .leftJoin(accounts, eq(accounts.id, reviews.accountId))
    .leftJoin(reviewResponses, eq(reviewResponses.reviewId, reviews.id));

const newest = [desc(reviews.postedAt), desc(reviews.id)];

/** Columns of each sort order; equal reviews are sorted newest first. */
const orders: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  newest,
  helpful: [desc(reviews.helpfulness), ...newest],
  highest: [desc(reviews.rating), ...newest],
  lowest: [asc(reviews.rating), ...newest],
};

/** Selects the ids of a page of a game's reviews without the excluded one. An index contains everything that it reads. */
export const selectPage = (
  executor: Executor,
  gameId: number,
  { sort, stars, page }: ReviewQuery,
  excluded: string | undefined,
) =>
  executor
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.gameId, gameId),
        stars === undefined ? undefined : eq(reviews.rating, stars),
        excluded === undefined ? undefined : ne(reviews.id, excluded),
      ),
    )
    .orderBy(...orders[sort])
    .limit(PAGE_SIZE)
    .offset(pageOffset(page));

/** Returns a page of a game's reviews without the excluded one, which is the caller's own. */
export function listReviews(
  executor: Executor,
  gameId: number,
  callerId: string | undefined,
  query: ReviewQuery,
  excluded: string | undefined,
): Promise<readonly ReviewRow[]> {
  return shown(executor, callerId)
    .where(inArray(reviews.id, selectPage(executor, gameId, query, excluded)))
    .orderBy(...orders[query.sort]);
}

/** Finds a player's review of a game. */
export async function findOwnReview(
  executor: Executor,
  gameId: number,
  accountId: string,
): Promise<ReviewRow | undefined> {
  const [found] = await shown(executor, accountId).where(
    and(eq(reviews.gameId, gameId), eq(reviews.accountId, accountId)),
  );
  return found;
}
