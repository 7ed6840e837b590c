import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { isBetterScore } from '../../src/domain/leaderboards/better-score';
import type { LivePlay, ScoreVerdict } from '../../src/domain/leaderboards/judge-score';
import { PLAY_LOST_AFTER } from '../../src/domain/play/play-heartbeat';
import type { Executor } from '../database/executor';
import { playSessions } from '../database/schema/play-sessions';
import { scores } from '../database/schema/scores';
import type { OpenBoard } from './board.repository';

interface PostedScore {
  readonly accountId: string;
  readonly standing: ScoreVerdict;
  readonly score: number;
}

/** What a player plays of a game now, in however many tabs; what nothing has been heard of for too long is over, swept or not. */
export async function findLivePlay(
  tx: Executor,
  gameId: number,
  accountId: string,
  now: Date,
): Promise<LivePlay | undefined> {
  const [found] = await tx
    .select({ emulated: sql<boolean | null>`bool_or(${playSessions.emulated})` })
    .from(playSessions)
    .where(
      and(
        eq(playSessions.accountId, accountId),
        eq(playSessions.gameId, gameId),
        isNull(playSessions.endedAt),
        gt(playSessions.heartbeatAt, new Date(now.getTime() - PLAY_LOST_AFTER)),
      ),
    );
  return typeof found?.emulated === 'boolean' ? { emulated: found.emulated } : undefined;
}

/** Keeps a score when it is the player's best of its kind in the board's period; tells whether it is. */
export async function keepBestScore(
  tx: Executor,
  { id: boardId, order, since }: OpenBoard,
  { accountId, standing, score }: PostedScore,
  now: Date,
): Promise<boolean> {
  const first = await tx
    .insert(scores)
    .values({ boardId, accountId, standing, score, postedAt: now })
    .onConflictDoNothing()
    .returning({ score: scores.score });
  if (first.length > 0) return true;
  const own = and(eq(scores.boardId, boardId), eq(scores.accountId, accountId), eq(scores.standing, standing));
  const [before] = await tx.select().from(scores).where(own).for('update');
  if (!before) return false;
  const counts = since === undefined || before.postedAt >= since;
  if (!isBetterScore(order, score, counts ? before.score : undefined)) return false;
  await tx.update(scores).set({ score, postedAt: now }).where(own);
  return true;
}
