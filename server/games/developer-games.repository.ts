import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { games } from '../database/schema/games';
import { gameCardColumns, publishedGame } from './game-card.columns';
import type { GamePage, GameWindow } from './game-page';

/** One page of a developer's published games and experiences, the newest first, and the number of all of them. */
export async function listGamesOfDeveloper(
  executor: Executor,
  developerId: number,
  { limit, offset }: GameWindow,
): Promise<GamePage> {
  const where = and(eq(games.developerId, developerId), publishedGame);
  const rows = await executor
    .select(gameCardColumns)
    .from(games)
    .where(where)
    .orderBy(desc(games.releasedAt), desc(games.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await executor.select({ total: count() }).from(games).where(where);
  return { rows, total: counted?.total ?? 0 };
}
