import { judgeScore } from '../../../src/domain/leaderboards/judge-score';
import type { Executor } from '../database/executor';
import type { OpenBoard } from '../../play/leaderboards/board.repository';
import { findBoard } from '../../play/leaderboards/board.repository';
import { storeBestScore } from '../../play/leaderboards/score.repository';
import { daysBefore } from './days-before';
import type { DemoScores } from './demo-scores';
import { demoScores } from './demo-scores';

/** How far back the scores of a board reach that never begins anew. */
const DAYS_BACK = 8;
const PLAYED_FOR = 60 * 60 * 1000;

/** Evenly between the beginning of the board's period and now, so that a board which begins anew has them all until it does. */
function postedAt({ since }: OpenBoard, order: number, count: number, now: Date): Date {
  const from = (since ?? daysBefore(now, DAYS_BACK)).getTime();
  return new Date(from + Math.floor(((now.getTime() - from) * (order + 1)) / (count + 1)));
}

async function fillBoard(
  tx: Executor,
  { game, board: slug, scores }: DemoScores,
  ids: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const board = await findBoard(tx, { game, board: slug }, now);
  if (!board) return;
  for (const [order, { by, score }] of scores.entries()) {
    const accountId = ids.get(by);
    if (accountId === undefined) continue;
    const verdict = judgeScore(board, score, { emulated: false, playedFor: PLAYED_FOR });
    if (!verdict.ok) throw new Error(`The demo score of ${by} in ${game} cannot be posted: ${verdict.error}.`);
    const posted = { accountId, standing: verdict.value, score };
    await storeBestScore(tx, board, posted, postedAt(board, order, scores.length, now));
  }
}

/** The scores of the invented players; of a board or a person that is not there, nothing. */
export async function insertScores(tx: Executor, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  for (const filled of demoScores) await fillBoard(tx, filled, ids, now);
}
