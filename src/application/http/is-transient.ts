import type { ApiFailure } from './api-failure';

/** True if the same call may succeed later: the network, a rate limit or the server itself has failed. */
export function isTransient(failure: ApiFailure): boolean {
  if (failure.kind === 'rejected') return failure.status === 429 || failure.status >= 500;
  return failure.kind === 'network';
}
