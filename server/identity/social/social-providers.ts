import * as oidc from 'openid-client';
import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import { SIGN_IN_PROVIDERS } from '../../../src/domain/auth/social-provider';
import { err, ok } from '../../../src/domain/shared/result';
import type { SocialClients, SocialClient } from '../../platform/config/config';
import type { ServerClock } from '../../platform/system/server-clock';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { FacebookEndpoints } from './facebook-provider';
import { FACEBOOK_ENDPOINTS, facebookProvider } from './facebook-provider';
import { failureOf } from './failure-of';
import type { SocialDependencies } from './social-dependencies';
import { PROVIDER_SECONDS } from './social-dependencies';
import type { SocialProvider } from './social-provider.port';
import type { SteamEndpoints } from './steam-provider';
import { STEAM_ENDPOINTS, steamProvider } from './steam-provider';

/** Claims of a Google identity token. `hd` is the domain of an organisation with accounts at Google. */
type Claims = Readonly<Record<string, unknown>>;

const OWN = /@(gmail|googlemail)\.com$/i;

/**
 * Reports whether Google proves that this person currently owns the address: a Gmail mailbox or one of an organisation at Google.
 * Any other address was verified once and may have a new owner since (Google's guide to `email_verified`).
 */
export function googleProvesAddress({ email, email_verified: verified, hd }: Claims): boolean {
  if (verified !== true || typeof email !== 'string') return false;
  return OWN.test(email) || (typeof hd === 'string' && hd !== '');
}

/** Google's own issuer. */
const GOOGLE_ISSUER = 'https://accounts.google.com';

/**
 * Creates the Google provider: OpenID Connect code flow with PKCE, state, nonce and issuer check of the response (RFC 9700).
 * Its configuration comes from discovery.
 */
function googleProvider(issuer: string, client: SocialClient, dependencies: SocialDependencies): SocialProvider {
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

/** Clients, endpoints and transport of the providers. */
export interface SocialHosts {
  readonly clients: SocialClients;
  readonly googleIssuer: string;
  readonly facebook: FacebookEndpoints;
  readonly steam: SteamEndpoints;
  readonly fetch: SocialDependencies['fetch'];
  readonly plainHttp: boolean;
}

/** Returns the real providers' endpoints with the clients that the operator has configured. */
export const providerHosts = (clients: SocialClients): SocialHosts => ({
  clients,
  googleIssuer: GOOGLE_ISSUER,
  facebook: FACEBOOK_ENDPOINTS,
  steam: STEAM_ENDPOINTS,
  fetch: (address, init) => fetch(address, init),
  plainHttp: false,
});

/** Available providers in the order of their buttons. */
export type SocialProviders = ReadonlyMap<SignInProvider, SocialProvider>;

/** Returns the callback URL of a provider. */
export const callbackOf = (urls: PublicUrls, provider: SignInProvider): string =>
  `${urls.accountsOrigin}/callback/${provider}`;

/** Creates the configured providers. */
export function socialProviders(world: SocialHosts, urls: PublicUrls, clock: ServerClock): SocialProviders {
  const { clients, fetch, plainHttp } = world;
  const dependenciesOf = (provider: SignInProvider): SocialDependencies => ({
    fetch,
    plainHttp,
    redirectUri: callbackOf(urls, provider),
  });
  const made: Readonly<Record<SignInProvider, SocialProvider | undefined>> = {
    facebook: clients.facebook && facebookProvider(world.facebook, clients.facebook, dependenciesOf('facebook')),
    google: clients.google && googleProvider(world.googleIssuer, clients.google, dependenciesOf('google')),
    steam: clients.steam ? steamProvider(world.steam, clock, dependenciesOf('steam')) : undefined,
  };
  return new Map(
    SIGN_IN_PROVIDERS.flatMap((provider) => {
      const one = made[provider];
      return one ? [[provider, one] as const] : [];
    }),
  );
}
