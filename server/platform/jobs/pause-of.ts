import type { Job } from './job';

const RETRY_MS = 30_000;

/** When a job is to run again, from now on, in milliseconds; `failed` says how the last run ended. */
export function pauseOf(
  { everyMs, pause, retryMs = Math.min(everyMs, RETRY_MS) }: Job,
  now: Date,
  failed = false,
): number {
  return failed ? retryMs : (pause?.(now) ?? everyMs);
}
