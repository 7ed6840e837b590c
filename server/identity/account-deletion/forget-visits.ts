import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { articleViews } from '../../platform/database/schema/article-views';
import { gamePlays } from '../../platform/database/schema/game-plays';
import { playerKey } from '../../catalogue/games/visitor-key';

/** Deletes the visit keys of a player, because the server's secret and the account id reproduce them. The counts stay. */
export async function forgetVisits(tx: Executor, secret: string, accountId: string): Promise<void> {
  const visitor = playerKey(secret, accountId);
  await tx.delete(articleViews).where(eq(articleViews.visitor, visitor));
  await tx.delete(gamePlays).where(eq(gamePlays.visitor, visitor));
}
