import type { ApiFailure } from '../../src/application/http/api-failure';

type Rejected = Extract<ApiFailure, { kind: 'rejected' }>;

/** Creates the failure of a rejected call. */
export function aRefusal(change: Partial<Rejected> = {}): Rejected {
  return {
    kind: 'rejected',
    status: 422,
    message: 'That will not do.',
    debug: 'err_validation',
    fields: {},
    retryAfter: undefined,
    ...change,
  };
}
