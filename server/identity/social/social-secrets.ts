import { newSessionToken } from '../auth/session-token';
import type { ServerRandom } from '../../platform/system/server-random';
import type { SocialChecks } from './social-provider.port';

/** The secrets of a new attempt, and the marker of the browser that makes it: 256 bits each. */
export function newSocialSecrets(random: ServerRandom): SocialChecks & { readonly marker: string } {
  const secret = (): string => newSessionToken(random).token;
  return { state: secret(), nonce: secret(), verifier: secret(), marker: secret() };
}
