import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { articleViews } from '../../platform/database/schema/article-views';
import { gamePlays } from '../../platform/database/schema/game-plays';
import { playerKey } from '../../catalogue/games/visitor-key';

/** Forgets what a player has read and played: who has the secret and the account's number could tell it from the keys of the visits. The counts stay. */
export async function forgetVisits(tx: Executor, secret: string, accountId: string): Promise<void> {
  const visitor = playerKey(secret, accountId);
  await tx.delete(articleViews).where(eq(articleViews.visitor, visitor));
  await tx.delete(gamePlays).where(eq(gamePlays.visitor, visitor));
}
