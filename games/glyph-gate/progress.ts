import { levels } from './levels';

/** What a player has reached: the best stars of each level, 0 where it is still shut, and the level to go on with. */
export type Progress = {
  readonly stars: readonly number[];
  readonly level: number;
  /** Hint stones used up so far. */
  readonly hints: number;
};

/** Nothing opened yet. */
export const noProgress: Progress = { stars: levels.map(() => 0), level: 0, hints: 0 };

/** The last level that may be played: one beyond those opened in a row. */
export function furthest({ stars }: Pick<Progress, 'stars'>): number {
  const shut = stars.findIndex((count) => count === 0);
  return shut < 0 ? levels.length - 1 : shut;
}

/** The progress after a level was opened with so many stars; a worse result than before changes no stars. */
export function opened(progress: Progress, level: number, stars: number): Progress {
  const best = progress.stars.map((count, i) => (i === level ? Math.max(count, stars) : count));
  return { ...progress, stars: best, level: Math.min(level + 1, levels.length - 1) };
}

/** Returns all stars together. */
export function starTotal({ stars }: Pick<Progress, 'stars'>): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

/** What two devices reached together: the better stars of each level, and the later place. */
export function merged(one: Progress, other: Progress): Progress {
  const stars = one.stars.map((count, i) => Math.max(count, other.stars[i] ?? 0));
  return {
    stars,
    level: Math.min(Math.max(one.level, other.level), furthest({ stars })),
    hints: Math.max(one.hints, other.hints),
  };
}

/** Reads a saved progress; what does not fit counts as not reached. */
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
