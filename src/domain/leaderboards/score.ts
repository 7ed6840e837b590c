/** The largest score, and its negative the smallest: whole numbers are exact up to here. */
export const SCORE_MAX = Number.MAX_SAFE_INTEGER;

/**
 * Whether a value can stand on a leaderboard: a finite number, fractions included, that keeps its whole part exactly.
 * @rule 2.7.38 A game posts a score to one of its boards.
 */
export function isScore(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= SCORE_MAX;
}
