import { and, eq } from 'drizzle-orm';
import type { ReviewContent } from '../../../src/domain/reviews/review-draft';
import type { Executor } from '../../platform/database/executor';
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
  return stored?.id;
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
  const changed = await tx
    .update(reviews)
    .set({ body, rating, updatedAt: now })
    .where(own)
    .returning({ id: reviews.id });
  return changed.length > 0;
}

/** Deletes an author's own review with its votes and answer. Returns false if it does not exist. */
export async function deleteReview(tx: Executor, { gameId, accountId }: Own, id: string): Promise<boolean> {
  const gone = await tx
    .delete(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.gameId, gameId), eq(reviews.accountId, accountId)))
    .returning({ id: reviews.id });
  return gone.length > 0;
}
