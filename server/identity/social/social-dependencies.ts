/** Dependencies of a provider adapter. The fake providers and tests supply their own. */
export interface SocialDependencies {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Callback URL. Each provider has its own, so that responses cannot be mixed up. */
  readonly redirectUri: string;
  /** True if plain HTTP is allowed: only for fake providers on this server. */
  readonly plainHttp: boolean;
}

/** Timeout of a request to a provider, in seconds. */
export const PROVIDER_SECONDS = 10;

/** Returns the raw query of a URL with its question mark; empty without a query. */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
