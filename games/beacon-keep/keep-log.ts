/** What the keeper's log holds from run to run. */
export type KeepLog = {
  /** Nights survived in all. */
  readonly nights: number;
  readonly best: number;
  /** Bought signal flares that were fired. */
  readonly fired: number;
};

export const blankLog: KeepLog = { nights: 0, best: 0, fired: 0 };
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** Understands a saved log; undefined for anything else. */
export function readLog(data: unknown): KeepLog | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { nights, best, fired } = data as Record<string, unknown>;
  const [n, b, f] = [count(nights), count(best), count(fired)];
  return n === undefined || b === undefined || f === undefined ? undefined : { nights: n, best: b, fired: f };
}

/** One log out of two that began alike: nothing in it ever shrinks. */
export function mergeLogs(mine: KeepLog, theirs: KeepLog): KeepLog {
  return {
    nights: Math.max(mine.nights, theirs.nights),
    best: Math.max(mine.best, theirs.best),
    fired: Math.max(mine.fired, theirs.fired),
  };
}
