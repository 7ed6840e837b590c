/**
 * Reorders a list by numbers in [0, 1) that the caller draws, one for each item but the first (Fisher and Yates).
 * @rule 3.9 The slider's games are shuffled by an injected random source.
 */
export function shuffle<T>(items: readonly T[], draw: () => number): readonly T[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(draw() * (index + 1));
    const moved = result.slice(index, index + 1);
    result.splice(index, 1, ...result.slice(other, other + 1));
    result.splice(other, 1, ...moved);
  }
  return result;
}
