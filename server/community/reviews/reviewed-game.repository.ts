import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { reachableGame } from '../../catalogue/games/game-card.columns';
import { isMemberOf } from './review.columns';

/** A game and the caller's right to review it. */
export interface ReviewedGame {
  readonly id: number;
  /** True for a member of the developer, and for a draft, because both exclude reviews. */
  readonly isMember: boolean;
}

/** Finds a published game or a draft by its slug. */
export async function findReviewedGame(
  executor: Executor,
  slug: string,
  callerId: string | undefined,
): Promise<ReviewedGame | undefined> {
  const [found] = await executor
    .select({ id: games.id, isMember: sql<boolean>`(${isMemberOf(callerId)} or ${games.draftFor} is not null)` })
    .from(games)
    .where(and(eq(games.slug, slug), reachableGame));
  return found;
}
