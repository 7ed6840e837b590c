import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { developerMembers } from '../database/schema/developer-members';
import { games } from '../database/schema/games';
import { publishedGame } from '../games/game-card.columns';

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
  const member = and(
    eq(developerMembers.developerId, games.developerId),
    callerId === undefined ? sql`false` : eq(developerMembers.accountId, callerId),
  );
  const [found] = await executor
    .select({ id: games.id, member: developerMembers.accountId })
    .from(games)
    .leftJoin(developerMembers, member)
    .where(and(eq(games.slug, slug), publishedGame));
  return found && { id: found.id, isMember: found.member !== null };
}
