import { levels } from './levels';

/** The player's progress: the best stars of each level (0 for a closed gate), and the current level. */
export type Progress = {
  readonly stars: readonly number[];
  readonly level: number;
  /** Number of used hint stones. */
  readonly hints: number;
};

/** Progress of a new player. */
export const noProgress: Progress = { stars: levels.map(() => 0), level: 0, hints: 0 };

/** Returns the last unlocked level: one after the levels opened in a row. */
export function furthest({ stars }: Pick<Progress, 'stars'>): number {
  const shut = stars.findIndex((count) => count === 0);
  return shut < 0 ? levels.length - 1 : shut;
}

/** Returns the progress after opening a level. Fewer stars than before change nothing. */
export function opened(progress: Progress, level: number, stars: number): Progress {
  const best = progress.stars.map((count, i) => (i === level ? Math.max(count, stars) : count));
  return { ...progress, stars: best, level: Math.min(level + 1, levels.length - 1) };
}

/** Returns the total number of stars. */
export function starTotal({ stars }: Pick<Progress, 'stars'>): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

/** Merges the progress of two devices: the better stars of each level, and the later level. */
export function merged(one: Progress, other: Progress): Progress {
  const stars = one.stars.map((count, i) => Math.max(count, other.stars[i] ?? 0));
  return {
    stars,
    level: Math.min(Math.max(one.level, other.level), furthest({ stars })),
    hints: Math.max(one.hints, other.hints),
  };
}

/** Parses a saved progress. Invalid parts count as not reached. */
export function readProgress(saved: unknown): Progress {
  if (typeof saved !== 'object' || saved === null) return noProgress;
  const { stars, level, hints } = saved as { readonly [name: string]: unknown };
  const list: readonly unknown[] = Array.isArray(stars) ? stars : [];
  const kept = levels.map((_, i) => clampWhole(list[i], 3));
  return {
    stars: kept,
    level: Math.min(clampWhole(level, levels.length - 1), furthest({ stars: kept })),
    hints: clampWhole(hints, 1e6),
  };
}

function clampWhole(value: unknown, most: number): number {
  return typeof value === 'number' && Number.isInteger(value) ? Math.max(0, Math.min(most, value)) : 0;
}
