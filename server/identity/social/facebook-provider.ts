import { createHmac } from 'node:crypto';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { err, ok } from '../../../src/domain/shared/result';
import type { SocialClient } from '../../platform/config/config';
import { failureOf } from './failure-of';
import type { SocialProvider } from './social-provider.port';
import type { SocialDependencies } from './social-dependencies';
import { PROVIDER_SECONDS } from './social-dependencies';

/** Endpoints of a provider with Facebook's API. */
export interface FacebookEndpoints {
  readonly issuer: string;
  readonly authorization: string;
  readonly token: string;
  readonly me: string;
}

const VERSION = 'v23.0';

/** Facebook's own endpoints. */
export const FACEBOOK_ENDPOINTS: FacebookEndpoints = {
  issuer: 'https://www.facebook.com',
  authorization: `https://www.facebook.com/${VERSION}/dialog/oauth`,
  token: `https://graph.facebook.com/${VERSION}/oauth/access_token`,
  me: `https://graph.facebook.com/${VERSION}/me`,
};

const person = z.object({ id: z.string().check(z.regex(/^\d{1,32}$/)), email: z.optional(z.string()) });

/**
 * Creates the Facebook provider: OAuth 2 code flow with PKCE and state. The profile request includes the app secret proof.
 * Facebook never reports that an address is verified.
 */
export function facebookProvider(
  endpoints: FacebookEndpoints,
  client: SocialClient,
  dependencies: SocialDependencies,
): SocialProvider {
  const { issuer } = endpoints;
  const metadata = { issuer, authorization_endpoint: endpoints.authorization, token_endpoint: endpoints.token };
  const configuration = new oidc.Configuration(metadata, client.id, undefined, oidc.ClientSecretPost(client.secret));
  configuration[oidc.customFetch] = (address, init) => dependencies.fetch(address, init as RequestInit);
  configuration.timeout = PROVIDER_SECONDS;
  if (dependencies.plainHttp) oidc.allowInsecureRequests(configuration);

  async function ask(accessToken: string): Promise<z.output<typeof person>> {
    const address = new URL(endpoints.me);
    address.searchParams.set('fields', 'id,email');
    address.searchParams.set('appsecret_proof', createHmac('sha256', client.secret).update(accessToken).digest('hex'));
    const answer = await dependencies.fetch(address.href, {
      headers: { authorization: `Bearer ${accessToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(PROVIDER_SECONDS * 1000),
    });
    return z.parse(person, await answer.json());
  }

  return {
    id: 'facebook',

    async begin({ state, verifier }) {
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: dependencies.redirectUri,
        scope: 'public_profile email',
        state,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return ok(address.href);
    },

    async finish(callback, { state, verifier }) {
      try {
        const tokens = await oidc.authorizationCodeGrant(
          configuration,
          new URL(`${dependencies.redirectUri}?${callback.toString()}`),
          { expectedState: state, pkceCodeVerifier: verifier },
        );
        const { id, email } = await ask(tokens.access_token);
        return ok({ issuer, subject: id, email, emailVerified: false });
      } catch (error) {
        return err(failureOf(error));
      }
    },
  };
}
