/** Returns the given percentile of the values. */
export function percentile(values, rank) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * rank) / 100))];
}

/** Returns the middle value. */
export const median = (values) => percentile(values, 50);
