/** Reorders a list by numbers in [0, 1) that the caller draws, one for each item but the first (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], draw: () => number): readonly T[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(draw() * (index + 1));
    const [a, b] = [result[index], result[other]];
    if (a !== undefined && b !== undefined) [result[index], result[other]] = [b, a];
  }
  return result;
}
