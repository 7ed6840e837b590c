import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { reviewResponses, reviews } from '../../platform/database/schema/reviews';
import { publishedGame } from '../../catalogue/games/game-card.columns';
import { isMemberOf } from './review.columns';

/** A review and the caller's right to answer it. */
export interface Answerable {
  /** True if the caller may answer the review. */
  readonly mayAnswer: boolean;
  readonly developerId: number;
  /** Null for a deleted account. */
  readonly authorId: string | null;
  /** Name of the game's developer. */
  readonly developer: string;
  readonly game: { readonly slug: string; readonly title: string };
}

/** Finds a review of a published game, and if the caller may answer it. */
export async function findAnswerable(
  tx: Executor,
  reviewId: string,
  callerId: string,
): Promise<Answerable | undefined> {
  const [found] = await tx
    .select({
      mayAnswer: isMemberOf(callerId, 'community.answer'),
      developerId: developers.id,
      authorId: reviews.accountId,
      developer: developers.name,
      game: { slug: games.slug, title: sql<string>`${games.card}->>'title'` },
    })
    .from(reviews)
    .innerJoin(games, and(eq(games.id, reviews.gameId), publishedGame))
    .innerJoin(developers, eq(developers.id, games.developerId))
    .where(eq(reviews.id, reviewId));
  return found;
}

/** Stores an answer. Returns false if the review has one. */
export async function insertResponse(
  tx: Executor,
  response: { readonly reviewId: string; readonly accountId: string; readonly body: string; readonly postedAt: Date },
): Promise<boolean> {
  const stored = await tx
    .insert(reviewResponses)
    .values(response)
    .onConflictDoNothing()
    .returning({ reviewId: reviewResponses.reviewId });
  return stored.length > 0;
}

/** Deletes an answer. Returns false if there is none. */
export async function deleteResponse(tx: Executor, reviewId: string): Promise<boolean> {
  const gone = await tx
    .delete(reviewResponses)
    .where(eq(reviewResponses.reviewId, reviewId))
    .returning({ reviewId: reviewResponses.reviewId });
  return gone.length > 0;
}
