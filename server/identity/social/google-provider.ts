import * as oidc from 'openid-client';
import { err, ok } from '../../../src/domain/shared/result';
import type { SocialClient } from '../../platform/config/config';
import { failureOf } from './failure-of';
import { googleProvesAddress } from './google-proves-address';
import type { SocialProvider } from './social-provider.port';
import type { SocialDependencies } from './social-dependencies';
import { PROVIDER_SECONDS } from './social-dependencies';

/** Google's own issuer. */
export const GOOGLE_ISSUER = 'https://accounts.google.com';

/**
 * Creates the Google provider: OpenID Connect code flow with PKCE, state, nonce and issuer check of the response (RFC 9700).
 * Its configuration comes from discovery.
 */
export function googleProvider(issuer: string, client: SocialClient, dependencies: SocialDependencies): SocialProvider {
  const discover = (): Promise<oidc.Configuration> =>
    oidc.discovery(new URL(issuer), client.id, undefined, oidc.ClientSecretPost(client.secret), {
      [oidc.customFetch]: (address, init) => dependencies.fetch(address, init as RequestInit),
      timeout: PROVIDER_SECONDS,
      execute: dependencies.plainHttp ? [oidc.allowInsecureRequests] : [],
    });
  let known: Promise<oidc.Configuration> | undefined;
  const configuration = async (): Promise<oidc.Configuration> => {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };

  return {
    id: 'google',

    async begin({ state, nonce, verifier }) {
      try {
        const address = oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: dependencies.redirectUri,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return ok(address.href);
      } catch (error) {
        return err(failureOf(error));
      }
    },

    async finish(callback, { state, nonce, verifier }) {
      try {
        const tokens = await oidc.authorizationCodeGrant(
          await configuration(),
          new URL(`${dependencies.redirectUri}?${callback.toString()}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        );
        const claims = tokens.claims();
        if (!claims) return err('refused');
        const { email } = claims;
        return ok({
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof email === 'string' ? email : undefined,
          emailVerified: googleProvesAddress(claims),
        });
      } catch (error) {
        return err(failureOf(error));
      }
    },
  };
}
