import { judgeScore } from '../../../src/domain/leaderboards/score';
import type { OpenBoard } from '../../play/leaderboards/board.repository';
import { findBoard } from '../../play/leaderboards/board.repository';
import { storeBestScore } from '../../play/leaderboards/score.repository';
import type { Executor } from '../database/executor';
import { daysBefore } from './content-text';

/** Scores of invented players on one board. */
interface DemoScores {
  readonly game: string;
  readonly board: string;
  /** Usernames with their scores, in the order of posting. */
  readonly scores: readonly { readonly by: string; readonly score: number }[];
}

/** Scores on the boards of the demo games. */
export const demoScores: readonly DemoScores[] = [
  {
    game: 'orbital-salvage',
    board: 'main',
    scores: [
      { by: 'old_gregor', score: 4_310 },
      { by: 'tobias-r', score: 21_845 },
      { by: 'priya_n', score: 9_760 },
      { by: 'kestrel77', score: 17_230 },
      { by: 'elif_k', score: 6_595 },
      { by: 'leftfoot', score: 12_480 },
    ],
  },
  {
    game: 'beacon-keep',
    board: 'main',
    scores: [
      { by: 'saltwick', score: 7_414 },
      { by: 'leftfoot', score: 5_128 },
      { by: 'elif_k', score: 6_243 },
      { by: 'juno_w', score: 2_860 },
      { by: 'quietbadger', score: 9_057 },
    ],
  },
  {
    game: 'pulse-saber',
    board: 'main',
    scores: [
      { by: 'juno_w', score: 41_350 },
      { by: 'leftfoot', score: 168_920 },
      { by: 'yuki-t', score: 123_476 },
      { by: 'mothlight', score: 28_415 },
      { by: 'tobias-r', score: 96_204 },
      { by: 'ama_boateng', score: 74_831 },
    ],
  },
  {
    game: 'tiltworks',
    board: 'time',
    scores: [
      { by: 'ama_boateng', score: 3_942 },
      { by: 'juno_w', score: 1_873 },
      { by: 'quietbadger', score: 2_215 },
      { by: 'yuki-t', score: 2_640 },
      { by: 'dr_marrow', score: 4_518 },
    ],
  },
  {
    game: 'windward-range',
    board: 'main',
    scores: [
      { by: 'mothlight', score: 38 },
      { by: 'priya_n', score: 117 },
      { by: 'kestrel77', score: 264 },
      { by: 'hazel_thorne', score: 152 },
      { by: 'saltwick', score: 203 },
    ],
  },
  {
    game: 'kite-hill',
    board: 'height',
    scores: [
      { by: 'dr_marrow', score: 47 },
      { by: 'hazel_thorne', score: 83 },
      { by: 'ama_boateng', score: 71 },
      { by: 'old_gregor', score: 56 },
      { by: 'yuki-t', score: 92 },
    ],
  },
  {
    game: 'glyph-gate',
    board: 'stars',
    scores: [
      { by: 'quietbadger', score: 36 },
      { by: 'elif_k', score: 33 },
      { by: 'old_gregor', score: 19 },
      { by: 'dr_marrow', score: 27 },
    ],
  },
];

/** Age in days of the oldest score on a board without periods. */
const DAYS_BACK = 8;
const PLAYED_FOR = 60 * 60 * 1000;

/** Spreads the times evenly between the start of the board's period and now, so all scores belong to the period. */
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

/** Inserts the scores of the invented players. Skips boards and people that do not exist. */
export async function insertScores(tx: Executor, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  for (const filled of demoScores) await fillBoard(tx, filled, ids, now);
}
