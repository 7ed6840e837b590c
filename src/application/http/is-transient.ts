import type { ApiFailure } from './api-failure';

/** Whether the same call may go better a little later: what failed is the network, a limit or the server itself. */
export function isTransient(failure: ApiFailure): boolean {
  if (failure.kind === 'rejected') return failure.status === 429 || failure.status >= 500;
  return failure.kind === 'network';
}
