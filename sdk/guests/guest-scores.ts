import type { GuestScore } from '../../src/domain/bridge/guest-methods';
import { GUEST_SCORES_MAX } from '../../src/domain/bridge/bridge-limits';
import { fieldsOf, itemsOf, recordOf } from '../page/fields';

/** A score of a guest with its date (ISO 8601, UTC). */
export type DatedScore = Omit<GuestScore, 'board'>;

/** The scores of a guest by board, oldest first. */
export type GuestScores = Readonly<Record<string, readonly DatedScore[]>>;

/** Maximum number of boards in one offer. */
const BOARDS = 10;
const SCORES_OF_A_BOARD = GUEST_SCORES_MAX / BOARDS;

/** Parses stored scores and drops invalid ones, because anybody can write to storage. */
export function parseScores(stored: unknown): GuestScores {
  return recordOf(stored, (list) =>
    itemsOf(list).flatMap((raw) => {
      const { score, at } = fieldsOf(raw);
      return typeof score === 'number' && typeof at === 'string' ? [{ score, at }] : [];
    }),
  );
}

/**
 * Returns the scores that can be the best of any period: those above all later scores and those below all later scores. Both are needed,
 * because neither the board's order nor its last reset is known here. A long list is reduced to the newest scores and the two extremes.
 */
function possibleBests(scores: readonly DatedScore[]): readonly DatedScore[] {
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

/** Adds a score to a board. Of more than ten boards, those with the latest scores are stored. */
export function storeScore(scores: GuestScores, board: string, dated: DatedScore): GuestScores {
  const { [board]: before = [], ...others } = scores;
  const kept = [...Object.entries(others), [board, possibleBests([...before, dated])] as const];
  return Object.fromEntries(kept.slice(-BOARDS));
}

/** Returns all scores in the form of an offer to the portal. */
export function offeredScores(scores: GuestScores): readonly GuestScore[] {
  return Object.entries(scores).flatMap(([board, list]) => list.map((dated) => ({ board, ...dated })));
}
