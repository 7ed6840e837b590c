import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Titled } from '../../../src/domain/shared/titled';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { playSessions } from '../../platform/database/schema/play-sessions';
import type { StoredPicture } from '../../platform/database/schema/stored-media';
import { publishedGame } from '../../catalogue/games/game-card.columns';
import { isActivePlay } from './play-history.repository';

export interface PlayedGameRow {
  readonly game: Titled;
  readonly hero: StoredPicture;
  readonly played: Date | null;
  readonly playing: boolean;
}

/** Returns the published games that the player has played, most recent first. */
export function listPlayedGames(
  executor: Executor,
  accountId: string,
  now: Date,
  limit: number,
): Promise<readonly PlayedGameRow[]> {
  const played = max(playSessions.startedAt);
  return executor
    .select({
      game: { slug: games.slug, title: sql<string>`${games.card}->>'title'` },
      hero: sql<StoredPicture>`${games.card}->'hero'`,
      played,
      playing: sql<boolean>`bool_or(${isActivePlay(now)})`,
    })
    .from(playSessions)
    .innerJoin(games, eq(games.id, playSessions.gameId))
    .where(and(eq(playSessions.accountId, accountId), publishedGame))
    .groupBy(games.id)
    .orderBy(desc(played), games.id)
    .limit(limit);
}
