import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import { SIGN_IN_PROVIDERS } from '../../../src/domain/auth/social-provider';
import type { SocialClients } from '../../platform/config/config';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { ServerClock } from '../../platform/system/server-clock';
import type { FacebookEndpoints } from './facebook-provider';
import { FACEBOOK_ENDPOINTS, facebookProvider } from './facebook-provider';
import { GOOGLE_ISSUER, googleProvider } from './google-provider';
import type { SocialProvider } from './social-provider.port';
import type { SocialDependencies } from './social-dependencies';
import type { SteamEndpoints } from './steam-provider';
import { STEAM_ENDPOINTS, steamProvider } from './steam-provider';

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
