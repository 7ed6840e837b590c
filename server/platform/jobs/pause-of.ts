import type { Job } from './job';

const RETRY_MS = 30_000;

/** Milliseconds until a job's next run; `failed` is the result of the last run. */
export function pauseOf(
  { everyMs, pause, retryMs = Math.min(everyMs, RETRY_MS) }: Job,
  now: Date,
  failed = false,
): number {
  return failed ? retryMs : (pause?.(now) ?? everyMs);
}
