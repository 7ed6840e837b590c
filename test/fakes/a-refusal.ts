import type { ApiFailure } from '../../src/application/http/api-failure';

type Rejected = Extract<ApiFailure, { kind: 'rejected' }>;

/** What the server answers when it refuses a call. */
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
