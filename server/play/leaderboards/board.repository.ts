import { and, asc, eq } from 'drizzle-orm';
import type { Board, BoardHead, ScoreRange } from '../../../src/domain/leaderboards/board';
import { periodStart } from '../../../src/domain/leaderboards/board';
import { reachableGame } from '../../catalogue/games/game-card.columns';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { boards } from '../../platform/database/schema/leaderboards';

/** A board of a published game at a point in time. */
export interface OpenBoard extends Board {
  readonly id: number;
  readonly gameId: number;
  readonly slug: string;
  /** Start of the current period; undefined for a board without periods. */
  readonly since: Date | undefined;
  /** True if each score needs the ticket of a run. */
  readonly tickets: boolean;
  /** Time for which the bans are read. */
  readonly now: Date;
}

const range = (least: number | null, most: number | null): ScoreRange => ({
  ...(least === null ? {} : { least }),
  ...(most === null ? {} : { most }),
});

/** Returns the head of a stored board. Without a title, the slug is the title. */
export const boardHead = ({ slug, title, order, reset, unit }: typeof boards.$inferSelect): BoardHead => ({
  ...{ slug, order, reset, unit },
  title: title === '' ? slug : title,
});

/** Lists the boards of a published game in order of creation; undefined if the game does not exist. */
export async function listBoards(executor: Executor, game: string): Promise<readonly BoardHead[] | undefined> {
  const rows = await executor
    .select({ board: boards })
    .from(games)
    .leftJoin(boards, eq(boards.gameId, games.id))
    .where(and(eq(games.slug, game), reachableGame))
    .orderBy(asc(boards.id));
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ board }) => (board === null ? [] : [boardHead(board)]));
}

function openBoard(stored: typeof boards.$inferSelect, now: Date): OpenBoard {
  const { least, most, plausibleLeast, plausibleMost, perMinute, minSeconds, ...row } = stored;
  const start = periodStart(row.reset, now.getTime());
  return {
    ...row,
    bounds: range(least, most),
    plausible: range(plausibleLeast, plausibleMost),
    ...(perMinute === null ? {} : { perMinute }),
    ...(minSeconds === null ? {} : { minSeconds }),
    now,
    since: Number.isFinite(start) ? new Date(start) : undefined,
  };
}

/** Finds a board by the slugs of game and board. */
export async function findBoard(
  executor: Executor,
  { game, board }: { readonly game: string; readonly board: string },
  now: Date,
): Promise<OpenBoard | undefined> {
  const [found] = await executor
    .select({ board: boards })
    .from(boards)
    .innerJoin(games, eq(games.id, boards.gameId))
    .where(and(eq(games.slug, game), eq(boards.slug, board), reachableGame));
  return found && openBoard(found.board, now);
}

/** Lists the boards of a game, also of one that is not published, in order of creation. */
export async function listGameBoards(
  executor: Executor,
  gameId: number,
  now: Date,
): Promise<readonly (OpenBoard & { readonly head: BoardHead })[]> {
  const rows = await executor.select().from(boards).where(eq(boards.gameId, gameId)).orderBy(asc(boards.id));
  return rows.map((row) => ({ ...openBoard(row, now), head: boardHead(row) }));
}
