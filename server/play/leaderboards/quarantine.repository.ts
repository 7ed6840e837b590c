import { and, desc, eq, sql } from 'drizzle-orm';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { developerMembers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { scores } from '../../platform/database/schema/leaderboards';
import type { OpenBoard } from './board.repository';

const MAX_ROWS = 100;

export interface QuarantinedRow {
  readonly accountId: string;
  readonly username: string;
  readonly alias: string | null;
  readonly score: number;
  readonly postedAt: Date;
  readonly source: 'game' | 'server';
}

const onBoard = ({ id }: OpenBoard) => and(eq(scores.boardId, id), eq(scores.standing, 'quarantined'));

const quarantined = (executor: Executor) =>
  executor
    .select({
      accountId: scores.accountId,
      username: accounts.username,
      alias: accounts.alias,
      score: scores.score,
      postedAt: scores.postedAt,
      source: scores.source,
    })
    .from(scores)
    .innerJoin(accounts, eq(accounts.id, scores.accountId));

/** True if the account is a member of the developer of the board's game. */
export async function canModerateBoard(executor: Executor, { gameId }: OpenBoard, accountId: string): Promise<boolean> {
  const found = await executor
    .select({ one: sql`1` })
    .from(developerMembers)
    .innerJoin(games, eq(games.developerId, developerMembers.developerId))
    .where(and(eq(games.id, gameId), eq(developerMembers.accountId, accountId)));
  return found.length > 0;
}

/** Lists the quarantined scores of a board, newest first, at most 100. */
export function listQuarantined(executor: Executor, board: OpenBoard): Promise<readonly QuarantinedRow[]> {
  return quarantined(executor).where(onBoard(board)).orderBy(desc(scores.postedAt), scores.accountId).limit(MAX_ROWS);
}

/** Finds a player's quarantined score on a board and locks it until the end of the transaction. */
export async function lockQuarantined(
  tx: Executor,
  board: OpenBoard,
  username: string,
): Promise<QuarantinedRow | undefined> {
  const [found] = await quarantined(tx)
    .where(and(onBoard(board), eq(accounts.usernameKey, usernameKey(username))))
    .for('update', { of: scores });
  return found;
}

/** Removes a score from quarantine. */
export async function deleteQuarantined(tx: Executor, board: OpenBoard, accountId: string): Promise<void> {
  await tx.delete(scores).where(and(onBoard(board), eq(scores.accountId, accountId)));
}
