import { newSessionToken } from '../auth/session-token';
import type { ServerRandom } from '../../platform/system/server-random';
import type { SocialChecks } from './social-provider.port';

/** Creates the secrets of an attempt and the marker of its browser, 256 bits each. */
export function newSocialSecrets(random: ServerRandom): SocialChecks & { readonly marker: string } {
  const secret = (): string => newSessionToken(random).token;
  return { state: secret(), nonce: secret(), verifier: secret(), marker: secret() };
}
