import * as oidc from 'openid-client';
import type { SocialFailure } from './social-provider.port';

/** What the visitor's own "no" is called; Facebook and OpenID providers use the same word. */
const DECLINED = 'access_denied';

/** The provider's own trouble (RFC 6749 §4.1.2.1). */
const IN_TROUBLE = new Set(['server_error', 'temporarily_unavailable']);

const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** What a failed exchange means; an answer that does not fit proves nobody, and no answer is none. */
export function failureOf(error: unknown): SocialFailure {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === DECLINED) return 'cancelled';
    return IN_TROUBLE.has(error.error) ? 'unavailable' : 'refused';
  }
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500 ? 'unavailable' : 'refused';
  if (error instanceof oidc.ClientError) return NO_ANSWER.has(error.code ?? '') ? 'unavailable' : 'refused';
  // `fetch` rejects with these when there is no connection, or no time left.
  if (error instanceof TypeError || error instanceof DOMException) return 'unavailable';
  return 'refused';
}
