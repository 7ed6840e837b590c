import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../platform/config/config';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { SocialHosts } from '../social/social-providers';
import { callbackOf } from '../social/social-providers';
import type { ServerClock } from '../../platform/system/server-clock';
import type { ServerRandom } from '../../platform/system/server-random';
import type { EngineOptions } from './oidc-engine';
import { oidcEngine } from './oidc-engine';
import { ownFetch } from '../../platform/system/own-fetch';
import { SteamEngine } from './steam-engine';
import type { Provider } from 'oidc-provider';

interface FakeProviderDependencies {
  readonly config: Config;
  readonly urls: PublicUrls;
  readonly clock: ServerClock;
  readonly random: ServerRandom;
  /** Returns the address that this server listens on. */
  readonly listening: () => AddressInfo;
}

/** Fake identity providers on a host of their own. */
export interface FakeProvider {
  readonly world: SocialHosts;
  /** Starts the provider on first use. */
  engine(name: 'google' | 'facebook'): Promise<Provider>;
  readonly steam: SteamEngine;
  /** App secret of the fake Facebook, which its app uses to prove its identity. */
  readonly facebookSecret: string;
}

/** Creates fake providers for Google, Facebook and Steam. The production adapters talk to them over the same protocols. */
export function fakeProvider({ config, urls, clock, random, listening }: FakeProviderDependencies): FakeProvider {
  const at = (path: string): string => `${urls.idOrigin}/${path}`;
  const client = (name: string) => ({
    id: `${name}-of-this-machine`,
    secret: createHmac('sha256', config.secret).update(`stand-in ${name}`).digest('hex'),
  });
  const clients = { google: client('google'), facebook: client('facebook'), steam: true } as const;
  const steam = { issuer: at('steam'), login: at('steam/openid/login'), claimedIdPrefix: at('steam/openid/id/') };
  const options = (name: 'google' | 'facebook', scopes: readonly string[]): EngineOptions => ({
    mount: name,
    issuer: at(name),
    client: { ...clients[name], redirectUri: callbackOf(urls, name) },
    scopes,
    clock,
    random,
  });
  const engines = new Map<string, Promise<Provider>>();
  const scopesOf = { google: ['openid', 'email'], facebook: ['public_profile', 'email'] };

  return {
    world: {
      clients,
      googleIssuer: at('google'),
      facebook: {
        issuer: at('facebook'),
        authorization: at('facebook/auth'),
        token: at('facebook/token'),
        me: at('facebook/me'),
      },
      steam,
      fetch: ownFetch(urls.idOrigin, listening),
      plainHttp: true,
    },
    engine(name) {
      const engine = engines.get(name) ?? oidcEngine(options(name, scopesOf[name]));
      engines.set(name, engine);
      return engine;
    },
    steam: new SteamEngine(steam, clock, random),
    facebookSecret: clients.facebook.secret,
  };
}
