import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { boardBans, boards, scores } from '../../platform/database/schema/leaderboards';
import { playSessions } from '../../platform/database/schema/play-sessions';

/** A board, and the time for which its bans are read. */
interface BanScope {
  readonly id: number;
  readonly gameId: number;
  readonly now: Date;
}

const isInForce = (now: Date): SQL | undefined => or(isNull(boardBans.expiresAt), gt(boardBans.expiresAt, now));

const bansFrom = ({ id, gameId, now }: BanScope): SQL | undefined =>
  and(eq(boardBans.gameId, gameId), or(isNull(boardBans.boardId), eq(boardBans.boardId, id)), isInForce(now));

/** Condition for the scores of players who are not banned from a board. */
export const isNotBannedFrom = (board: BanScope): SQL =>
  sql`not exists (select 1 from ${boardBans} where ${and(bansFrom(board), eq(boardBans.accountId, scores.accountId))})`;

/** True if a player is banned from a board. */
export async function isBannedFrom(executor: Executor, board: BanScope, accountId: string): Promise<boolean> {
  return (await executor.$count(boardBans, and(bansFrom(board), eq(boardBans.accountId, accountId)))) > 0;
}

interface FoundBan {
  readonly id: string;
  readonly username: string;
  readonly board: string | null;
  readonly reason: string;
  readonly by: string | null;
  readonly since: Date;
  readonly until: Date | null;
}

/** Lists the bans of a game in force, newest first. */
export function listBoardBans(executor: Executor, gameId: number, now: Date): Promise<readonly FoundBan[]> {
  const bannedBy = alias(accounts, 'banned_by_account');
  return executor
    .select({
      id: boardBans.id,
      username: accounts.username,
      board: boards.slug,
      reason: boardBans.reason,
      by: bannedBy.username,
      since: boardBans.createdAt,
      until: boardBans.expiresAt,
    })
    .from(boardBans)
    .innerJoin(accounts, eq(accounts.id, boardBans.accountId))
    .leftJoin(boards, eq(boards.id, boardBans.boardId))
    .leftJoin(bannedBy, eq(bannedBy.id, boardBans.bannedBy))
    .where(and(eq(boardBans.gameId, gameId), isInForce(now)))
    .orderBy(desc(boardBans.createdAt), boardBans.id);
}

/** Returns the number of stored bans of a game, also of ended ones. */
export const countBoardBans = (executor: Executor, gameId: number): Promise<number> =>
  executor.$count(boardBans, eq(boardBans.gameId, gameId));

/** True if a player has played a game or has a score on one of its boards. */
export async function hasPlayed(executor: Executor, gameId: number, accountId: string): Promise<boolean> {
  const isSession = and(eq(playSessions.accountId, accountId), eq(playSessions.gameId, gameId));
  const [session] = await executor.select({ id: playSessions.id }).from(playSessions).where(isSession).limit(1);
  if (session) return true;
  const isScore = and(eq(scores.accountId, accountId), eq(boards.gameId, gameId));
  const ofBoard = eq(boards.id, scores.boardId);
  const [score] = await executor
    .select({ id: boards.id })
    .from(scores)
    .innerJoin(boards, ofBoard)
    .where(isScore)
    .limit(1);
  return score !== undefined;
}

/** Stores a ban, or replaces the player's ban from the same boards. Returns false if the ban was the same before. */
export async function storeBoardBan(tx: Executor, ban: Omit<typeof boardBans.$inferInsert, 'id'>): Promise<boolean> {
  const { reason, bannedBy, createdAt, expiresAt = null } = ban;
  const stored = await tx
    .insert(boardBans)
    .values(ban)
    .onConflictDoUpdate({
      target: [boardBans.gameId, boardBans.accountId, boardBans.boardId],
      set: { reason, bannedBy, createdAt, expiresAt },
      setWhere: sql`(${boardBans.reason}, ${boardBans.expiresAt}) is distinct from (excluded.reason, excluded.expires_at)`,
    })
    .returning({ id: boardBans.id });
  return stored.length > 0;
}

/** Deletes a ban of a game. Returns the player and the board, null for all boards; undefined if the ban does not exist. */
export async function deleteBoardBan(
  tx: Executor,
  gameId: number,
  id: string,
): Promise<{ readonly accountId: string; readonly username: string; readonly boardId: number | null } | undefined> {
  const isBan = and(eq(boardBans.id, id), eq(boardBans.gameId, gameId));
  const [found] = await tx
    .select({ accountId: boardBans.accountId, username: accounts.username, boardId: boardBans.boardId })
    .from(boardBans)
    .innerJoin(accounts, eq(accounts.id, boardBans.accountId))
    .where(isBan)
    .for('update', { of: boardBans });
  if (found) await tx.delete(boardBans).where(isBan);
  return found;
}
