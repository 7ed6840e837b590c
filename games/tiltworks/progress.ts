import { boards } from './boards';

/** Best time of each board in tenths of a second; null where its lamp is dark. */
export type Progress = { readonly best: readonly (number | null)[] };

/** What a fall costs, in tenths. */
export const fallCost = 30;

export const noProgress: Progress = { best: boards.map(() => null) };

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Understands a save, or answers undefined. */
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

/** Returns the better of both, board by board. */
export function mergeProgress(mine: Progress, theirs: Progress): Progress {
  return {
    best: boards.map((_, i) => {
      const times = [mine.best[i] ?? null, theirs.best[i] ?? null].filter((time) => time !== null);
      return times.length === 0 ? null : Math.min(...times);
    }),
  };
}

/** With one board's time, if it is its best. */
export function withTime(progress: Progress, board: number, tenths: number): Progress {
  return mergeProgress(progress, {
    best: boards.map((_, i) => (i === board ? Math.max(1, Math.round(tenths)) : null)),
  });
}

/** Returns the time for all eight in tenths, or undefined while one lamp is dark. */
export function totalTime({ best }: Progress): number | undefined {
  const times = best.filter((time) => time !== null);
  return times.length < boards.length ? undefined : times.reduce((sum, time) => sum + time, 0);
}

/** Returns true if a board may be played: the first, and each whose predecessor is lit. */
export function unlocked({ best }: Progress, board: number): boolean {
  return board === 0 || (best[board] ?? null) !== null || (best[board - 1] ?? null) !== null;
}

/** The first board whose lamp is dark; the first of all when none is. */
export function nextBoard({ best }: Progress): number {
  return Math.max(0, best.indexOf(null));
}

/** Tenths of a second as a player reads them: 12.4 or 1:05.0. */
export function writeTime(tenths: number): string {
  const whole = Math.max(0, Math.round(tenths));
  const minutes = Math.floor(whole / 600);
  const seconds = ((whole % 600) / 10).toFixed(1);
  return minutes === 0 ? `${seconds} s` : `${minutes}:${seconds.padStart(4, '0')}`;
}

/** The achievements that this run and what is lit have earned; `falls` is undefined before a board is solved. */
export function earned(progress: Progress, board: number, falls: number | undefined): readonly string[] {
  return [
    ...(progress.best.some((time) => time !== null) ? ['first-lamp'] : []),
    ...(board >= 3 && falls === 0 ? ['steady-hand'] : []),
    ...(totalTime(progress) === undefined ? [] : ['eight-lights']),
  ];
}
