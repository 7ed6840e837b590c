/** The saved log of the keeper across runs. */
export type KeepLog = {
  /** Total number of survived nights. */
  readonly nights: number;
  readonly best: number;
  /** Number of bought signal flares that were fired. */
  readonly fired: number;
};

export const blankLog: KeepLog = { nights: 0, best: 0, fired: 0 };
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** Parses a saved log. Returns undefined for invalid data. */
export function readLog(data: unknown): KeepLog | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { nights, best, fired } = data as Record<string, unknown>;
  const [n, b, f] = [count(nights), count(best), count(fired)];
  return n === undefined || b === undefined || f === undefined ? undefined : { nights: n, best: b, fired: f };
}

/** Merges two versions of a log. No number ever decreases. */
export function mergeLogs(mine: KeepLog, theirs: KeepLog): KeepLog {
  return {
    nights: Math.max(mine.nights, theirs.nights),
    best: Math.max(mine.best, theirs.best),
    fired: Math.max(mine.fired, theirs.fired),
  };
}
