import type { ApiFailure } from '../http/api-failure';

/** Tells whether a failure means that nobody is signed in, rather than that nobody answered. */
export function isSignedOut(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && (failure.status === 401 || failure.status === 419);
}
