import { and, count, desc, eq } from 'drizzle-orm';
import type { GameSort } from '../../src/domain/games/game-sort';
import type { Executor } from '../database/executor';
import { gameTags } from '../database/schema/game-tags';
import { games } from '../database/schema/games';
import { gameCardColumns, publishedGame } from './game-card.columns';
import type { GamePage, GameWindow } from './game-page';

const ORDER = {
  released: desc(games.releasedAt),
  popular: desc(games.popularity),
  rating: desc(games.rating),
};

/** One page of the published games and experiences that bear a tag, and the number of all of them. */
export async function listGamesOfTag(
  executor: Executor,
  tagId: number,
  sort: GameSort,
  { limit, offset }: GameWindow,
): Promise<GamePage> {
  const where = and(eq(gameTags.tagId, tagId), publishedGame);
  const rows = await executor
    .select(gameCardColumns)
    .from(gameTags)
    .innerJoin(games, eq(games.id, gameTags.gameId))
    .where(where)
    .orderBy(ORDER[sort], desc(games.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await executor
    .select({ total: count() })
    .from(gameTags)
    .innerJoin(games, eq(games.id, gameTags.gameId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}
