import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { builds, takedowns } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';

/** A game or a draft of a developer, with its builds. */
export interface ConsoleGame {
  readonly id: number;
  /** Slug of the row: that of the game, or that of the draft's own page. */
  readonly slug: string;
  /** Slug of the game that a draft is for; null for a game. */
  readonly draftFor: string | null;
  readonly title: string;
  readonly status: 'draft' | 'published';
  readonly isTakenDown: boolean;
  readonly builds: readonly { readonly version: string; readonly active: boolean }[];
}

/** Lists the games and drafts of a developer. */
export async function listConsoleGames(db: Executor, developerId: number): Promise<readonly ConsoleGame[]> {
  const rows = await db
    .select({
      id: games.id,
      slug: games.slug,
      draftFor: games.draftFor,
      card: games.card,
      status: games.status,
      takedown: takedowns.gameId,
    })
    .from(games)
    .leftJoin(takedowns, eq(takedowns.gameId, games.id))
    .where(eq(games.developerId, developerId));
  const ids = rows.map(({ id }) => id);
  const { gameId, version, active } = builds;
  const found =
    ids.length === 0 ? [] : await db.select({ gameId, version, active }).from(builds).where(inArray(gameId, ids));
  return rows.map(({ card, takedown, ...game }) => ({
    ...game,
    title: card.title,
    isTakenDown: takedown !== null,
    builds: found.filter((build) => build.gameId === game.id),
  }));
}

const lockGame = async (tx: Executor, developerId: number, which: SQL | undefined) => {
  const [found] = await tx
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.developerId, developerId), which))
    .for('update', { of: games });
  return found;
};

/** Finds a public game of a developer and locks it until the transaction ends. */
export const lockOwnGame = (
  tx: Executor,
  developerId: number,
  slug: string,
): Promise<{ readonly id: number } | undefined> =>
  lockGame(tx, developerId, and(eq(games.slug, slug), isNull(games.draftFor)));

/** Finds the draft of a game of a developer and locks it until the transaction ends. */
export const lockOwnDraft = (
  tx: Executor,
  developerId: number,
  game: string,
): Promise<{ readonly id: number } | undefined> => lockGame(tx, developerId, eq(games.draftFor, game));
