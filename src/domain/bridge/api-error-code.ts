import type { BridgeErrorCode } from './bridge-error-code';
import { bridgeErrorCodes } from './bridge-error-code';

/** How a call of the API failed, as far as a game may know. */
export type ApiEnding =
  | { readonly kind: 'network' | 'aborted' | 'malformed' }
  | { readonly kind: 'rejected'; readonly status: number; readonly debug: string };

const byStatus: Readonly<Record<number, BridgeErrorCode>> = {
  400: 'err_validation',
  401: 'err_unauthenticated',
  403: 'err_forbidden',
  404: 'err_not_found',
  409: 'err_conflict',
  413: 'err_too_large',
  419: 'err_unauthenticated',
  422: 'err_validation',
  429: 'err_too_many_requests',
  502: 'err_unavailable',
  503: 'err_unavailable',
  504: 'err_unavailable',
};

/**
 * The code under which a game hears of a failure of the API: the API's own word where the bridge has it, else what its status means.
 * @rule 3.4 The machine words of the API are stable.
 */
export function apiErrorCode(ending: ApiEnding): BridgeErrorCode {
  if (ending.kind === 'rejected') {
    return bridgeErrorCodes.find((code) => code === ending.debug) ?? byStatus[ending.status] ?? 'err_internal';
  }
  return ending.kind === 'malformed' ? 'err_internal' : 'err_network';
}
