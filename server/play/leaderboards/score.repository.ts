import { and, eq } from 'drizzle-orm';
import type { ScoreVerdict } from '../../../src/domain/leaderboards/score';
import { isBetterScore } from '../../../src/domain/leaderboards/score';
import type { Executor } from '../../platform/database/executor';
import { scores } from '../../platform/database/schema/leaderboards';
import type { OpenBoard } from './board.repository';

/** Circumstances of a score for its review. */
type ScoreFacts = Pick<typeof scores.$inferInsert, 'playSessionId' | 'brokenLimit' | 'runMs' | 'inputDigest'>;

interface PostedScore {
  readonly accountId: string;
  readonly standing: ScoreVerdict;
  readonly score: number;
  readonly facts?: ScoreFacts;
}

/** Stores a score if it is the player's best of its kind in the board's period. Returns true if it is. */
export async function storeBestScore(
  tx: Executor,
  { id: boardId, order, since }: OpenBoard,
  { accountId, standing, score, facts = {} }: PostedScore,
  now: Date,
): Promise<boolean> {
  const { playSessionId = null, brokenLimit = null, runMs = null, inputDigest = null } = facts;
  const stored = { score, postedAt: now, playSessionId, brokenLimit, runMs, inputDigest };
  const first = await tx
    .insert(scores)
    .values({ boardId, accountId, standing, ...stored })
    .onConflictDoNothing()
    .returning({ score: scores.score });
  if (first.length > 0) return true;
  const own = and(eq(scores.boardId, boardId), eq(scores.accountId, accountId), eq(scores.standing, standing));
  const [before] = await tx.select().from(scores).where(own).for('update');
  if (!before) return false;
  const counts = since === undefined || before.postedAt >= since;
  if (!isBetterScore(order, score, counts ? before.score : undefined)) return false;
  await tx.update(scores).set(stored).where(own);
  return true;
}
