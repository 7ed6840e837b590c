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

interface Surroundings {
  readonly config: Config;
  readonly urls: PublicUrls;
  readonly clock: ServerClock;
  readonly random: ServerRandom;
  /** Where this server listens. */
  readonly listening: () => AddressInfo;
}

/** Providers of our own, on a host of our own. */
export interface FakeProvider {
  readonly world: SocialHosts;
  /** Started when it is first asked. */
  engine(name: 'google' | 'facebook'): Promise<Provider>;
  readonly steam: SteamEngine;
  /** The secret with which the Facebook of this machine proves that it is asked by its own app. */
  readonly facebookSecret: string;
}

/** Stands in for Google, Facebook and Steam: the same adapters speak to it over the same protocols. */
export function fakeProvider({ config, urls, clock, random, listening }: Surroundings): FakeProvider {
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
