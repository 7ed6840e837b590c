import type { GuestScore } from '../../src/domain/bridge/guest-methods';
import { GUEST_SCORES_MAX } from '../../src/domain/bridge/bridge-limits';
import { fieldsOf, itemsOf, recordOf } from '../page/fields';

/** A score of a guest, with its date (ISO 8601, UTC). */
export type DatedScore = Omit<GuestScore, 'board'>;

/** The scores of a guest by board, the oldest first. */
export type GuestScores = Readonly<Record<string, readonly DatedScore[]>>;

/** So many boards' worth of scores fit into one offer. */
const BOARDS = 10;
const SCORES_OF_A_BOARD = GUEST_SCORES_MAX / BOARDS;

/** Reads scores out of storage, where anybody can write: what is not understood is left out. */
export function parseScores(stored: unknown): GuestScores {
  return recordOf(stored, (list) =>
    itemsOf(list).flatMap((raw) => {
      const { score, at } = fieldsOf(raw);
      return typeof score === 'number' && typeof at === 'string' ? [{ score, at }] : [];
    }),
  );
}

/**
 * The scores that can be the best since some moment: those above all later ones, and those below. In whatever order the board ranks, and
 * whenever it began anew, the best of its period is among them; of very many, the newest and those of all time.
 */
function worthKeeping(scores: readonly DatedScore[]): readonly DatedScore[] {
  let [highest, lowest] = [-Infinity, Infinity];
  const kept: DatedScore[] = [];
  for (const dated of [...scores].reverse()) {
    if (dated.score > highest || dated.score < lowest) kept.unshift(dated);
    highest = Math.max(highest, dated.score);
    lowest = Math.min(lowest, dated.score);
  }
  const newest = kept.length - SCORES_OF_A_BOARD + 2;
  return kept.filter(({ score }, index) => index >= newest || score === highest || score === lowest);
}

/** The scores with one more on a board; of more than ten boards, the ones that were posted to last are kept. */
export function storeScore(scores: GuestScores, board: string, dated: DatedScore): GuestScores {
  const { [board]: before = [], ...others } = scores;
  const kept = [...Object.entries(others), [board, worthKeeping([...before, dated])] as const];
  return Object.fromEntries(kept.slice(-BOARDS));
}

/** All of them, as they are offered to the portal. */
export function offeredScores(scores: GuestScores): readonly GuestScore[] {
  return Object.entries(scores).flatMap(([board, list]) => list.map((dated) => ({ board, ...dated })));
}
