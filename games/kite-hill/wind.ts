const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * Returns the strength of the wind, from 0.05 (a lull) to 1.5 (a gust), at a time in seconds and a height in metres. The same seed gives
 * the same wind.
 */
export function windAt(seed: number, time: number, height: number): number {
  const phase = seed * 1.7;
  const restless = 1 + Math.min(1, time / 150) * 0.7;
  const gusts =
    0.26 * Math.sin(time * 0.23 + phase) +
    0.17 * Math.sin(time * 0.57 + phase * 2.3) +
    0.09 * Math.sin(time * 1.31 + phase * 3.1);
  const higher = 0.8 + 0.4 * (1 - Math.exp(-Math.max(0, height) / 35));
  return clamp((0.68 + gusts * restless) * higher, 0.05, 1.5);
}

/** Returns the common name for a wind of this strength. */
export function windName(wind: number): string {
  if (wind < 0.3) return 'lull';
  if (wind < 0.6) return 'light air';
  if (wind < 0.95) return 'fresh';
  return 'gust';
}
