/** Slug of the item that shows the next turn. */
export const hintStone = 'hint-stone';
/** Number of free hint stones of every player. */
const found = 3;

/** Returns the remaining hint stones: free and bought ones minus used ones. */
export function hintsLeft(bought: number, used: number): number {
  return Math.max(0, found + bought - used);
}
