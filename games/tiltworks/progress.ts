import { boards } from './boards';

/** Best time of each board in tenths of a second; null for an unsolved board. */
export type Progress = { readonly best: readonly (number | null)[] };

/** Time penalty of a fall, in tenths of a second. */
export const fallCost = 30;

export const noProgress: Progress = { best: boards.map(() => null) };

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Parses a save. Returns undefined for invalid data. */
export function readProgress(data: unknown): Progress | undefined {
  if (typeof data !== 'object' || data === null || !('best' in data) || !Array.isArray(data.best)) return undefined;
  const times: readonly unknown[] = data.best;
  return {
    best: boards.map((_, i) => {
      const time = times[i];
      return isTime(time) ? time : null;
    }),
  };
}

/** Merges two saves: the better time of each board. */
export function mergeProgress(mine: Progress, theirs: Progress): Progress {
  return {
    best: boards.map((_, i) => {
      const times = [mine.best[i] ?? null, theirs.best[i] ?? null].filter((time) => time !== null);
      return times.length === 0 ? null : Math.min(...times);
    }),
  };
}

/** Adds a board's time if it is its best. */
export function withTime(progress: Progress, board: number, tenths: number): Progress {
  return mergeProgress(progress, {
    best: boards.map((_, i) => (i === board ? Math.max(1, Math.round(tenths)) : null)),
  });
}

/** Returns the total time of all eight boards in tenths of a second, or undefined if one is unsolved. */
export function totalTime({ best }: Progress): number | undefined {
  const times = best.filter((time) => time !== null);
  return times.length < boards.length ? undefined : times.reduce((sum, time) => sum + time, 0);
}

/** Returns true if a board is unlocked: the first, and each after a solved board. */
export function unlocked({ best }: Progress, board: number): boolean {
  return board === 0 || (best[board] ?? null) !== null || (best[board - 1] ?? null) !== null;
}

/** Returns the first unsolved board, or the first board if all are solved. */
export function nextBoard({ best }: Progress): number {
  return Math.max(0, best.indexOf(null));
}

/** Formats tenths of a second: 12.4 or 1:05.0. */
export function writeTime(tenths: number): string {
  const whole = Math.max(0, Math.round(tenths));
  const minutes = Math.floor(whole / 600);
  const seconds = ((whole % 600) / 10).toFixed(1);
  return minutes === 0 ? `${seconds} s` : `${minutes}:${seconds.padStart(4, '0')}`;
}

/** Returns the achievements of this run and of all solved boards. `falls` is undefined before a board is solved. */
export function earned(progress: Progress, board: number, falls: number | undefined): readonly string[] {
  return [
    ...(progress.best.some((time) => time !== null) ? ['first-lamp'] : []),
    ...(board >= 3 && falls === 0 ? ['steady-hand'] : []),
    ...(totalTime(progress) === undefined ? [] : ['eight-lights']),
  ];
}
