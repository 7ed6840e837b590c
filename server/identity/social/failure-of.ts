import * as oidc from 'openid-client';
import type { SocialFailure } from './social-provider.port';

/** Error code for a visitor who declined. Facebook and OpenID providers use the same code. */
const DECLINED = 'access_denied';

/** Error codes for failures of the provider itself (RFC 6749 §4.1.2.1). */
const IN_TROUBLE = new Set(['server_error', 'temporarily_unavailable']);

const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** Maps the error of a failed exchange to its reason. An invalid response counts as refused, a missing one as unavailable. */
export function failureOf(error: unknown): SocialFailure {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === DECLINED) return 'cancelled';
    return IN_TROUBLE.has(error.error) ? 'unavailable' : 'refused';
  }
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500 ? 'unavailable' : 'refused';
  if (error instanceof oidc.ClientError) return NO_ANSWER.has(error.code ?? '') ? 'unavailable' : 'refused';
  // `fetch` rejects with these errors without a connection or after a timeout.
  if (error instanceof TypeError || error instanceof DOMException) return 'unavailable';
  return 'refused';
}
