import type { ApiFailure } from '../http/api-failure';

/** True if the failure means that no player is logged in, rather than that the request failed. */
export function isSignedOut(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && (failure.status === 401 || failure.status === 419);
}
