import { and, eq, sql } from 'drizzle-orm';
import type { ReviewContent } from '../../../src/domain/reviews/review-draft';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { reviews } from '../../platform/database/schema/reviews';

interface Own {
  readonly gameId: number;
  readonly accountId: string;
}

/** Stores a new review. Undefined if the author has already reviewed the game. */
export async function insertReview(
  tx: Executor,
  { gameId, accountId }: Own,
  { body, rating }: ReviewContent,
  now: Date,
): Promise<string | undefined> {
  const [stored] = await tx
    .insert(reviews)
    .values({ gameId, accountId, body, rating, postedAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [reviews.gameId, reviews.accountId] })
    .returning({ id: reviews.id });
  if (!stored) return undefined;
  await recount(tx, gameId, { count: 1, sum: rating });
  return stored.id;
}

/** Changes an author's own review. Returns false if it does not exist. */
export async function updateReview(
  tx: Executor,
  { gameId, accountId }: Own,
  id: string,
  { body, rating }: ReviewContent,
  now: Date,
): Promise<boolean> {
  const own = and(eq(reviews.id, id), eq(reviews.gameId, gameId), eq(reviews.accountId, accountId));
  const [before] = await tx.select({ rating: reviews.rating }).from(reviews).where(own).for('update');
  if (!before) return false;
  await tx.update(reviews).set({ body, rating, updatedAt: now }).where(own);
  if (rating !== before.rating) await recount(tx, gameId, { count: 0, sum: rating - before.rating });
  return true;
}

/** Deletes an author's own review with its votes and answer. Returns false if it does not exist. */
export async function deleteReview(tx: Executor, { gameId, accountId }: Own, id: string): Promise<boolean> {
  const [gone] = await tx
    .delete(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.gameId, gameId), eq(reviews.accountId, accountId)))
    .returning({ rating: reviews.rating });
  if (!gone) return false;
  await recount(tx, gameId, { count: -1, sum: -gone.rating });
  return true;
}

/** Updates a game's counters. The stored mean times the count is the integer sum. */
async function recount(tx: Executor, gameId: number, by: { readonly count: number; readonly sum: number }) {
  const sum = sql`round(${games.rating} * ${games.reviews}) + ${by.sum}::integer`;
  const count = sql`${games.reviews} + ${by.count}::integer`;
  await tx
    .update(games)
    .set({
      reviews: count,
      rating: sql`case when ${count} <= 0 then 0 else (${sum})::double precision / (${count}) end`,
    })
    .where(eq(games.id, gameId));
}
