/**
 * Statuses with their own page (spec 1 §2).
 * @rule 1.2.32 The error pages are 401, 403, 404, 419, 500 and 503.
 */
export const errorStatuses = [401, 403, 404, 419, 500, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** Subject of an error page: a status, or an unreachable server. */
export type ErrorFace = ErrorStatus | 'offline';

/** True if a status has its own page. */
export function isErrorStatus(status: number): status is ErrorStatus {
  return errorStatuses.some((known) => known === status);
}

/** Error page of a status; `showsMessage` is true if it shows the status text and the server's message. */
export interface ErrorPageChoice {
  readonly page: ErrorStatus;
  readonly showsMessage: boolean;
}

/**
 * Returns the error page for a status (spec 1 §2).
 * @rule 1.2.32 Any other status shows the page of 500 with the status text and the message.
 * @rule 2.8.2 Errors of a whole page use the status pages.
 */
export function errorPage(status: number): ErrorPageChoice {
  return isErrorStatus(status) ? { page: status, showsMessage: false } : { page: 500, showsMessage: true };
}

/** True if the error may be temporary, so that the page offers a reload. */
export function canBypass(face: ErrorFace): boolean {
  return face === 419 || face === 500 || face === 503;
}

/**
 * Delay before an unavailable page is requested again, in milliseconds.
 * @rule 1.2.32 The 503 page asks the visitor to try again in 30 seconds.
 */
export const ERROR_RETRY_DELAY = 30_000;

/** Returns the remaining whole seconds of a wait that began at `since`, in milliseconds; 0 once it is over. */
export function secondsUntilRetry(since: number, now: number): number {
  const left = Math.ceil((since + ERROR_RETRY_DELAY - now) / 1000);
  // A clock that was set back does not extend the wait.
  return Math.min(Math.max(left, 0), ERROR_RETRY_DELAY / 1000);
}

/**
 * Returns the action of 'Let's Go Back' by the length of the tab's history; `home` without a previous page.
 * @rule 1.2.32 The button of the 404 page leads back one step.
 */
export function backStep(historyLength: number): 'back' | 'home' {
  return historyLength > 1 ? 'back' : 'home';
}
