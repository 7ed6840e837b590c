import type { SQL } from 'drizzle-orm';
import { and, asc, avg, count, desc, eq, gte, max, min, sql } from 'drizzle-orm';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { friendships } from '../../platform/database/schema/friends';
import { scores } from '../../platform/database/schema/leaderboards';
import { relationshipColumns } from '../../community/profile/relationship.columns';
import { isNotBannedFrom } from './board-ban.repository';
import type { OpenBoard } from './board.repository';

export interface ScoreRow extends AvatarRow {
  readonly accountId: string;
  readonly source: 'game' | 'server';
  readonly score: number;
  readonly postedAt: Date;
  readonly username: string;
  readonly alias: string | null;
}

interface Window {
  readonly limit: number;
  readonly offset: number;
}

interface Tally {
  readonly entries: number;
  readonly best: number | null;
  readonly average: number | null;
}

/** Condition for the scores that a board shows now. */
export const isListed = (board: OpenBoard, among?: SQL) =>
  and(
    eq(scores.boardId, board.id),
    eq(scores.standing, 'listed'),
    board.since === undefined ? undefined : gte(scores.postedAt, board.since),
    isNotBannedFrom(board),
    among,
  );

/** Best first; among equal scores, the earliest first. */
export const byRank = ({ order }: OpenBoard): SQL[] => [
  order === 'highest-first' ? desc(scores.score) : asc(scores.score),
  asc(scores.postedAt),
  asc(scores.accountId),
];

/** Condition for the scores of the caller and the caller's friends. */
export function amongFriendsOf(callerId: string): SQL {
  const { first, second, acceptedAt } = friendships;
  const { isBlocked } = relationshipColumns(scores.accountId, callerId);
  return sql`(${scores.accountId} in (
    select ${callerId}::uuid
    union all select ${second} from ${friendships} where ${first} = ${callerId} and ${acceptedAt} is not null
    union all select ${first} from ${friendships} where ${second} = ${callerId} and ${acceptedAt} is not null
  ) and not ${isBlocked})`;
}

/** Counts the players on a board, with the best score and the mean. */
export async function tallyScores(executor: Executor, board: OpenBoard, among?: SQL): Promise<Tally> {
  const best = board.order === 'highest-first' ? max(scores.score) : min(scores.score);
  const [tally] = await executor
    .select({ entries: count(), best, average: avg(scores.score).mapWith(Number) })
    .from(scores)
    .where(isListed(board, among));
  return tally ?? { entries: 0, best: null, average: null };
}

/** Lists rows of a board in order. */
export function listScores(
  executor: Executor,
  board: OpenBoard,
  { limit, offset }: Window,
  among?: SQL,
): Promise<readonly ScoreRow[]> {
  return executor
    .select({
      accountId: scores.accountId,
      source: scores.source,
      score: scores.score,
      postedAt: scores.postedAt,
      username: accounts.username,
      alias: accounts.alias,
      ...avatarColumns,
    })
    .from(scores)
    .innerJoin(accounts, eq(accounts.id, scores.accountId))
    .where(isListed(board, among))
    .orderBy(...byRank(board))
    .limit(limit)
    .offset(offset);
}

/** Finds a player's rank on a board, from 1; undefined without a score. */
export async function findRank(executor: Executor, board: OpenBoard, accountId: string): Promise<number | undefined> {
  const ranked = executor
    .select({
      accountId: scores.accountId,
      rank: sql<number>`(row_number() over (order by ${sql.join(byRank(board), sql`, `)}))::integer`.as('rank'),
    })
    .from(scores)
    .where(isListed(board))
    .as('ranked');
  const [found] = await executor.select({ rank: ranked.rank }).from(ranked).where(eq(ranked.accountId, accountId));
  return found?.rank;
}
