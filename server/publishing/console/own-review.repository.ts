import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OwnReviewFilter } from '../../../src/domain/console/own-reviews';
import { pageOffset, PAGE_SIZE } from '../../../src/domain/shared/pagination';
import { respondedAt } from '../../community/reviews/review.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { games } from '../../platform/database/schema/games';
import { reviewResponses, reviews } from '../../platform/database/schema/reviews';
import { isOwnGame } from './game-details.repository';

const members = alias(accounts, 'members');

const ownReviews = (executor: Executor) =>
  executor
    .select({
      id: reviews.id,
      rating: reviews.rating,
      body: reviews.body,
      postedAt: reviews.postedAt,
      updatedAt: reviews.updatedAt,
      authorId: reviews.accountId,
      author: { username: accounts.username, alias: accounts.alias },
      answer: reviewResponses.body,
      answeredAt: reviewResponses.postedAt,
      changedAt: respondedAt,
      answeredBy: members.username,
    })
    .from(reviews)
    .leftJoin(accounts, eq(accounts.id, reviews.accountId))
    .leftJoin(reviewResponses, eq(reviewResponses.reviewId, reviews.id))
    .leftJoin(members, eq(members.id, reviewResponses.accountId));

export type OwnReviewRow = Awaited<ReturnType<typeof ownReviews>>[number];

const isListed = (gameId: number, { unanswered, stars }: OwnReviewFilter) =>
  and(
    eq(reviews.gameId, gameId),
    stars === undefined ? undefined : eq(reviews.rating, stars),
    unanswered ? isNull(reviewResponses.reviewId) : undefined,
  );

/** Returns a page of a game's reviews, newest first, and the number of all reviews that match the filter. */
export async function listOwnReviews(
  executor: Executor,
  gameId: number,
  filter: OwnReviewFilter,
  page: number,
): Promise<{ readonly rows: readonly OwnReviewRow[]; readonly total: number }> {
  const rows = await ownReviews(executor)
    .where(isListed(gameId, filter))
    .orderBy(desc(reviews.postedAt), desc(reviews.id))
    .limit(PAGE_SIZE)
    .offset(pageOffset(page));
  const counted = executor
    .select({ id: reviews.id })
    .from(reviews)
    .leftJoin(reviewResponses, eq(reviewResponses.reviewId, reviews.id))
    .where(isListed(gameId, filter))
    .as('counted');
  return { rows, total: await executor.$count(counted) };
}

/** Finds a review of a public game of a developer. */
export async function findOwnReview(
  executor: Executor,
  { developerId, game, review }: { readonly developerId: number; readonly game: string; readonly review: string },
): Promise<OwnReviewRow | undefined> {
  const own = executor
    .select({ id: games.id })
    .from(games)
    .where(isOwnGame({ developerId, game, draft: false }));
  const [found] = await ownReviews(executor).where(and(eq(reviews.id, review), eq(reviews.gameId, own)));
  return found;
}

/** Locks a review until the transaction ends. Meanwhile, no other transaction deletes the review or writes an answer. */
export async function lockReviewRow(tx: Executor, id: string): Promise<void> {
  await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, id)).for('update');
}

/** Stores the answer to a review, or replaces its text. A replacement does not change the time of the first answer. */
export async function storeAnswer(
  tx: Executor,
  answer: { readonly reviewId: string; readonly accountId: string; readonly body: string },
  now: Date,
): Promise<void> {
  const { accountId, body } = answer;
  await tx
    .insert(reviewResponses)
    .values({ ...answer, postedAt: now })
    .onConflictDoUpdate({ target: reviewResponses.reviewId, set: { accountId, body, changedAt: now } });
}
