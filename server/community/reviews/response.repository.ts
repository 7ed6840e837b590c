import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { reviewResponses } from '../../platform/database/schema/review-responses';
import { reviews } from '../../platform/database/schema/reviews';
import { publishedGame } from '../../catalogue/games/game-card.columns';
import { isMemberOf } from './review.columns';

/** A review that could be answered. */
export interface Answerable {
  /** Whether the caller may answer it. */
  readonly isMember: boolean;
  /** None of a player who has gone. */
  readonly authorId: string | null;
  /** What the game's developer is called. */
  readonly developer: string;
  readonly game: { readonly slug: string; readonly title: string };
}

/** A review and whether a caller may answer it; undefined when there is no such review of a published game. */
export async function findAnswerable(
  tx: Executor,
  reviewId: string,
  callerId: string,
): Promise<Answerable | undefined> {
  const [found] = await tx
    .select({
      isMember: isMemberOf(callerId),
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

/** Keeps an answer; false when the review has one. */
export async function insertResponse(
  tx: Executor,
  response: { readonly reviewId: string; readonly accountId: string; readonly body: string; readonly postedAt: Date },
): Promise<boolean> {
  const kept = await tx
    .insert(reviewResponses)
    .values(response)
    .onConflictDoNothing()
    .returning({ reviewId: reviewResponses.reviewId });
  return kept.length > 0;
}

/** Takes an answer back; false when there is none. */
export async function deleteResponse(tx: Executor, reviewId: string): Promise<boolean> {
  const gone = await tx
    .delete(reviewResponses)
    .where(eq(reviewResponses.reviewId, reviewId))
    .returning({ reviewId: reviewResponses.reviewId });
  return gone.length > 0;
}
