import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { reachableGame } from '../../catalogue/games/game-card.columns';
import { isMemberOf } from './review.columns';

/** A game as one caller may review it. */
export interface ReviewedGame {
  readonly id: number;
  /** The caller belongs to its developer, or the game is a draft, which nobody reviews. */
  readonly isMember: boolean;
}

/** The published game or draft of a slug. */
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
