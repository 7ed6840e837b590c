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
}

const range = (least: number | null, most: number | null): ScoreRange => ({
  ...(least === null ? {} : { least }),
  ...(most === null ? {} : { most }),
});

/** Returns the head of a stored board; a board without a title has its slug. */
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
  if (!found) return undefined;
  const { least, most, plausibleLeast, plausibleMost, perMinute, ...row } = found.board;
  const start = periodStart(row.reset, now.getTime());
  return {
    ...row,
    bounds: range(least, most),
    plausible: range(plausibleLeast, plausibleMost),
    ...(perMinute === null ? {} : { perMinute }),
    since: Number.isFinite(start) ? new Date(start) : undefined,
  };
}
