/** The value below which so many of a hundred values lie. */
export function percentile(values, rank) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * rank) / 100))];
}
