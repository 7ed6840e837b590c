import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { games } from '../database/schema/games';
import { publishedGame } from '../games/game-card.columns';
import { isMemberOf } from './review.columns';

/** A published game, as one caller may review it. */
export interface ReviewedGame {
  readonly id: number;
  /** The caller belongs to its developer. */
  readonly isMember: boolean;
}

/** The published game of a slug. */
export async function findReviewedGame(
  executor: Executor,
  slug: string,
  callerId: string | undefined,
): Promise<ReviewedGame | undefined> {
  const [found] = await executor
    .select({ id: games.id, isMember: isMemberOf(callerId) })
    .from(games)
    .where(and(eq(games.slug, slug), publishedGame));
  return found;
}
