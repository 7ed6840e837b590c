import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, gte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import type { DecisionResult, ScoreDecision, ScoreName } from '../../../src/domain/console/game-scores';
import { decisionResult, SCORES_SHOWN } from '../../../src/domain/console/game-scores';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { builds } from '../../platform/database/schema/builds';
import { madeDecisions, scores } from '../../platform/database/schema/leaderboards';
import { playSessions } from '../../platform/database/schema/play-sessions';
import type { OpenBoard } from './board.repository';
import { byRank, isListed } from './score-list.repository';
import { storeBestScore } from './score.repository';

const isSetAside = ({ id }: Pick<OpenBoard, 'id'>): SQL | undefined =>
  and(eq(scores.boardId, id), eq(scores.standing, 'quarantined'));

/** Condition of set-aside scores of a board's period, which wait for a decision. */
const isWaitingOn = (board: Pick<OpenBoard, 'id' | 'since'>): SQL | undefined =>
  and(isSetAside(board), board.since === undefined ? undefined : gte(scores.postedAt, board.since));

/** Returns the numbers of scores without a decision by the id of their board. */
export async function countSetAside(
  executor: Executor,
  boards: readonly Pick<OpenBoard, 'id' | 'since'>[],
): Promise<ReadonlyMap<number, number>> {
  if (boards.length === 0) return new Map();
  const rows = await executor
    .select({ boardId: scores.boardId, waiting: count() })
    .from(scores)
    .where(or(...boards.map(isWaitingOn)))
    .groupBy(scores.boardId);
  return new Map(rows.map(({ boardId, waiting }) => [boardId, waiting]));
}

function reviewed(executor: Executor, board: OpenBoard) {
  const best = alias(scores, 'best');
  const isBest = and(
    eq(best.boardId, scores.boardId),
    eq(best.accountId, scores.accountId),
    eq(best.standing, 'listed'),
    board.since === undefined ? undefined : gte(best.postedAt, board.since),
  );
  return executor
    .select({
      username: accounts.username,
      alias: accounts.alias,
      score: scores.score,
      best: best.score,
      postedAt: scores.postedAt,
      limit: scores.brokenLimit,
      startedAt: playSessions.startedAt,
      emulated: playSessions.emulated,
      vr: playSessions.vr,
      device: playSessions.device,
      build: builds.version,
      runFor: scores.runMs,
      inputs: scores.inputDigest,
    })
    .from(scores)
    .innerJoin(accounts, eq(accounts.id, scores.accountId))
    .leftJoin(best, isBest)
    .leftJoin(playSessions, eq(playSessions.id, scores.playSessionId))
    .leftJoin(builds, eq(builds.id, playSessions.buildId));
}

/** Lists the set-aside scores of a board's period, newest first, at most 100. */
export const listSetAside = (executor: Executor, board: OpenBoard) =>
  reviewed(executor, board)
    .where(isWaitingOn(board))
    .orderBy(desc(scores.postedAt), scores.accountId)
    .limit(SCORES_SHOWN);

/** Lists the best accepted scores of a board in order, at most 100. */
export const listTop = (executor: Executor, board: OpenBoard) =>
  reviewed(executor, board)
    .where(isListed(board))
    .orderBy(...byRank(board))
    .limit(SCORES_SHOWN);

export type ReviewedRow = Awaited<ReturnType<typeof listTop>>[number];

/** Finds a player's score on a board and locks it until the transaction ends. */
async function lockScore(tx: Executor, condition: SQL | undefined, username: string) {
  const [found] = await tx
    .select({ score: scores, username: accounts.username })
    .from(scores)
    .innerJoin(accounts, eq(accounts.id, scores.accountId))
    .where(and(condition, eq(accounts.usernameKey, usernameKey(username))))
    .for('update', { of: scores });
  return found;
}

interface Decision {
  readonly decision: ScoreDecision;
  /** The member who decides. */
  readonly accountId: string;
  readonly now: Date;
}

interface MadeDecision {
  readonly result: DecisionResult;
  /** The member who had decided otherwise. */
  readonly by: string | undefined;
  /** The score if the decision was made now. */
  readonly made:
    | {
        readonly accountId: string;
        readonly username: string;
        readonly score: number;
        /** True if the score now counts on the board. */
        readonly improved: boolean;
      }
    | undefined;
}

/** Finds the decision about a score and the member who has made it. */
async function findDecision(tx: Executor, { id }: OpenBoard, { username, at }: ScoreName) {
  const decider = alias(accounts, 'decider');
  const rows = await tx
    .select({ decision: madeDecisions.decision, postedAt: madeDecisions.postedAt, by: decider.username })
    .from(madeDecisions)
    .innerJoin(accounts, eq(accounts.id, madeDecisions.accountId))
    .leftJoin(decider, eq(decider.id, madeDecisions.decidedBy))
    .where(and(eq(madeDecisions.boardId, id), eq(accounts.usernameKey, usernameKey(username))));
  return rows.find(({ postedAt }) => postedAt.getTime() === Date.parse(at));
}

/**
 * Accepts or refuses a set-aside score. An accepted score counts from the time of its post. A score with a decision, or of an ended period,
 * stays unchanged.
 */
export async function decideScore(
  tx: Executor,
  board: OpenBoard,
  name: ScoreName,
  { decision, accountId: decidedBy, now }: Decision,
): Promise<MadeDecision> {
  const found = await lockScore(tx, isSetAside(board), name.username);
  const isWaiting = found !== undefined && found.score.postedAt.getTime() === Date.parse(name.at);
  const before = isWaiting ? undefined : await findDecision(tx, board, name);
  const result = decisionResult(decision, isWaiting, before?.decision);
  const by = result === 'decided-otherwise' ? (before?.by ?? undefined) : undefined;
  if (!isWaiting) return { result, by, made: undefined };
  const { accountId, score, postedAt, ...facts } = found.score;
  if (board.since !== undefined && postedAt < board.since) return { result: 'ended', by, made: undefined };
  const made = { decision, decidedBy, decidedAt: now };
  await tx
    .insert(madeDecisions)
    .values({ boardId: board.id, accountId, postedAt, ...made })
    .onConflictDoUpdate({
      target: [madeDecisions.boardId, madeDecisions.accountId, madeDecisions.postedAt],
      set: made,
    });
  await tx.delete(scores).where(and(isSetAside(board), eq(scores.accountId, accountId)));
  const accepted = { accountId, standing: 'listed', score, facts: { ...facts, brokenLimit: null } } as const;
  const improved = decision === 'accepted' && (await storeBestScore(tx, board, accepted, postedAt));
  return { result, by: undefined, made: { accountId, username: found.username, score, improved } };
}

/**
 * Removes an accepted score from a board. Returns its player and value, `gone` if the player has no score on it, or `newer` if the player has
 * another one.
 */
export async function removeScore(
  tx: Executor,
  board: OpenBoard,
  { username, at }: ScoreName,
): Promise<{ readonly accountId: string; readonly username: string; readonly score: number } | 'gone' | 'newer'> {
  const isOnBoard = and(eq(scores.boardId, board.id), eq(scores.standing, 'listed'));
  const found = await lockScore(tx, isOnBoard, username);
  if (!found) return 'gone';
  const { accountId, score, postedAt } = found.score;
  if (postedAt.getTime() !== Date.parse(at)) return 'newer';
  await tx.delete(scores).where(and(isOnBoard, eq(scores.accountId, accountId)));
  return { accountId, username: found.username, score };
}
