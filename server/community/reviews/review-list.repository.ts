import { and, desc, eq, ne, or, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { games } from '../../platform/database/schema/games';
import { reviewResponses, reviews } from '../../platform/database/schema/reviews';
import type { ReviewRow } from './review.columns';
import { reviewColumns } from './review.columns';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

interface Tally {
  readonly count: number;
  /** Sum of the ratings. */
  readonly sum: number;
  /** Number of reviews without the caller's own. */
  readonly others: number;
}

/** Returns the number of a game's reviews and the sum of their ratings. */
export async function tallyReviews(executor: Executor, gameId: number, callerId: string | undefined): Promise<Tally> {
  const [tally] = await executor
    .select({
      count: sql<number>`count(*)::integer`,
      sum: sql<number>`coalesce(sum(${reviews.rating}), 0)::integer`,
      others:
        callerId === undefined
          ? sql<number>`count(*)::integer`
          : sql<number>`(count(*) filter (where ${reviews.accountId} is distinct from ${callerId}))::integer`,
    })
    .from(reviews)
    .where(eq(reviews.gameId, gameId));
  return tally ?? { count: 0, sum: 0, others: 0 };
}

const shown = (executor: Executor, callerId: string | undefined) =>
  executor
    .select(reviewColumns(callerId))
    .from(reviews)
    .innerJoin(games, eq(games.id, reviews.gameId))
    .leftJoin(accounts, eq(accounts.id, reviews.accountId))
    .leftJoin(reviewResponses, eq(reviewResponses.reviewId, reviews.id));

/** Returns a game's reviews without the caller's own, newest first. */
export function listReviews(
  executor: Executor,
  gameId: number,
  callerId: string | undefined,
  { limit, offset }: Window,
): Promise<readonly ReviewRow[]> {
  const others = callerId === undefined ? undefined : or(isNull(reviews.accountId), ne(reviews.accountId, callerId));
  return shown(executor, callerId)
    .where(and(eq(reviews.gameId, gameId), others))
    .orderBy(desc(reviews.postedAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
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
