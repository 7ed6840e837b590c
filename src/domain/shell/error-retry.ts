/**
 * How long a page that is down waits before it is asked for again, in milliseconds.
 * @rule 1.2.32 The page of 503 says to try again in 30 seconds.
 */
export const ERROR_RETRY_DELAY = 30_000;

/** How many whole seconds are left of a wait that began at `since`, both times in milliseconds; 0 once it is over. */
export function secondsUntilRetry(since: number, now: number): number {
  const left = Math.ceil((since + ERROR_RETRY_DELAY - now) / 1000);
  // A clock that was set back does not make the wait longer.
  return Math.min(Math.max(left, 0), ERROR_RETRY_DELAY / 1000);
}
