/**
 * The statuses that have a page of their own (spec 1 §2).
 * @rule 1.2.32 They are 401, 403, 404, 419, 500 and 503.
 */
export const errorStatuses = [401, 403, 404, 419, 500, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** What an error page can be about: a status, or a server that was not reached. */
export type ErrorFace = ErrorStatus | 'offline';

/** Tells whether a status has a page of its own. */
export function isErrorStatus(status: number): status is ErrorStatus {
  return errorStatuses.some((known) => known === status);
}

/** The page of a status; `told` when it shows what the server said, beside the status. */
export interface ErrorPageChoice {
  readonly page: ErrorStatus;
  readonly told: boolean;
}

/**
 * Chooses the page that a status is shown on (spec 1 §2).
 * @rule 1.2.32 Any other status shows the page of 500 with the status text and the message.
 * @rule 2.8.2 Errors of a whole page use the pages of the statuses.
 */
export function errorPage(status: number): ErrorPageChoice {
  return isErrorStatus(status) ? { page: status, told: false } : { page: 500, told: true };
}

/** Tells whether an error may be gone at the next try, so that reloading is offered. */
export function canBypass(face: ErrorFace): boolean {
  return face === 419 || face === 500 || face === 503;
}

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
