import type { BoardOrder } from './board';

/** Whether a score takes the place of the player's best so far: an equal one does not, so that the first stays first. */
export function isBetterScore(order: BoardOrder, score: number, best: number | undefined): boolean {
  if (best === undefined) return true;
  return order === 'highest-first' ? score > best : score < best;
}
