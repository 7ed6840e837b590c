import { and, eq, sql } from 'drizzle-orm';
import type { ReviewReactionKind } from '../../../src/domain/reactions/reaction-kind';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { reviewReactions, reviews } from '../../platform/database/schema/reviews';
import { publishedGame } from '../../catalogue/games/game-card.columns';

export interface Vote {
  readonly kind: ReviewReactionKind;
  /** Undefined toggles the vote. */
  readonly status: boolean | undefined;
}

/**
 * Finds a review of a published game with its author, and locks it until the transaction ends, so that votes run one
 * after another.
 */
export async function lockReview(
  tx: Executor,
  game: string,
  id: string,
): Promise<{ readonly accountId: string | null } | undefined> {
  const [found] = await tx
    .select({ accountId: reviews.accountId })
    .from(reviews)
    .innerJoin(games, and(eq(games.id, reviews.gameId), eq(games.slug, game), publishedGame))
    .where(eq(reviews.id, id))
    .for('update', { of: reviews });
  return found;
}

/** Adds or removes a vote on a locked review and updates the counters. Returns the voter's current vote. */
export async function vote(
  tx: Executor,
  reviewId: string,
  accountId: string,
  { kind, status }: Vote,
  now: Date,
): Promise<ReviewReactionKind | undefined> {
  const own = and(eq(reviewReactions.reviewId, reviewId), eq(reviewReactions.accountId, accountId));
  const [before] = await tx.select({ kind: reviewReactions.kind }).from(reviewReactions).where(own);
  const given = status ?? before?.kind !== kind;
  const after = given ? kind : before?.kind === kind ? undefined : before?.kind;
  if (after === before?.kind) return after;
  if (after === undefined) await tx.delete(reviewReactions).where(own);
  else
    await tx
      .insert(reviewReactions)
      .values({ reviewId, accountId, kind: after, createdAt: now })
      .onConflictDoUpdate({
        target: [reviewReactions.reviewId, reviewReactions.accountId],
        set: { kind: after, createdAt: now },
      });
  const moved = (counted: ReviewReactionKind) => Number(after === counted) - Number(before?.kind === counted);
  await tx
    .update(reviews)
    .set({
      likes: sql`${reviews.likes} + ${moved('like')}::integer`,
      dislikes: sql`${reviews.dislikes} + ${moved('dislike')}::integer`,
    })
    .where(eq(reviews.id, reviewId));
  return after;
}
