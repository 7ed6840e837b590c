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

/** The providers, where they are asked, and how. */
export interface SocialHosts {
  readonly clients: SocialClients;
  readonly googleIssuer: string;
  readonly facebook: FacebookEndpoints;
  readonly steam: SteamEndpoints;
  readonly fetch: SocialDependencies['fetch'];
  readonly plainHttp: boolean;
}

/** The providers themselves, as far as the operator has configured them. */
export const providerHosts = (clients: SocialClients): SocialHosts => ({
  clients,
  googleIssuer: GOOGLE_ISSUER,
  facebook: FACEBOOK_ENDPOINTS,
  steam: STEAM_ENDPOINTS,
  fetch: (address, init) => fetch(address, init),
  plainHttp: false,
});

/** The ways to sign in that there are here, in the order of their buttons. */
export type SocialProviders = ReadonlyMap<SignInProvider, SocialProvider>;

/** Where a provider sends its visitors back to. */
export const callbackOf = (urls: PublicUrls, provider: SignInProvider): string =>
  `${urls.accountsOrigin}/callback/${provider}`;

/** Makes the ways to sign in. */
export function socialProviders(world: SocialHosts, urls: PublicUrls, clock: ServerClock): SocialProviders {
  const { clients, fetch, plainHttp } = world;
  const around = (provider: SignInProvider): SocialDependencies => ({
    fetch,
    plainHttp,
    redirectUri: callbackOf(urls, provider),
  });
  const made: Readonly<Record<SignInProvider, SocialProvider | undefined>> = {
    facebook: clients.facebook && facebookProvider(world.facebook, clients.facebook, around('facebook')),
    google: clients.google && googleProvider(world.googleIssuer, clients.google, around('google')),
    steam: clients.steam ? steamProvider(world.steam, clock, around('steam')) : undefined,
  };
  return new Map(
    SIGN_IN_PROVIDERS.flatMap((provider) => {
      const one = made[provider];
      return one ? [[provider, one] as const] : [];
    }),
  );
}
