/** Slug of the stone that shows the next turn. */
export const hintStone = 'hint-stone';
/** Stones that lie at the gate for everybody. */
const found = 3;

/** Hint stones that can still be used: those found and bought, less those used. */
export function hintsLeft(bought: number, used: number): number {
  return Math.max(0, found + bought - used);
}
