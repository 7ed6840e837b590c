import type { ApiFailure } from '../http/api-failure';

/** True if the failure means that no player is logged in, rather than that the request failed. */
export function isSignedOut(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && isSignedOutStatus(failure.status);
}

/** True for the status of an answer to a request without a logged-in player. */
export function isSignedOutStatus(status: number | undefined): boolean {
  return status === 401 || status === 419;
}
