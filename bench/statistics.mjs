/** Returns the median. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns the two-sided tail probability of the normal distribution beyond z (Abramowitz and Stegun 7.1.26). */
function tails(z) {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return series * Math.exp(-x * x);
}

/** Returns the p-value for two samples of one distribution (Mann and Whitney's U, normal approximation). */
export function likelihoodOfChance(first, second) {
  const all = [...first.map((value) => ({ value, own: 1 })), ...second.map((value) => ({ value, own: 0 }))];
  all.sort((a, b) => a.value - b.value);
  const rankSum = all.reduce((sum, { own }, index) => sum + own * (index + 1), 0);
  const [n, m] = [first.length, second.length];
  const u = rankSum - (n * (n + 1)) / 2;
  return tails((u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12));
}
