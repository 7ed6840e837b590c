/** What an adapter needs of the world; the local stand-in and tests give others. */
export interface SocialDependencies {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Where the provider sends the visitor back to; one address for each provider, so that their answers cannot be mixed up. */
  readonly redirectUri: string;
  /** Only where the provider is this server itself may it be asked over plain http. */
  readonly plainHttp: boolean;
}

/** Seconds that a provider has for an answer. */
export const PROVIDER_SECONDS = 10;
