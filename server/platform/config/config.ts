import type { BuildLimits } from '../../publishing/builds/build-limits';

/** A client that a provider has registered. */
export interface SocialClient {
  readonly id: string;
  readonly secret: string;
}

export interface SocialClients {
  readonly google: SocialClient | undefined;
  readonly facebook: SocialClient | undefined;
  /** Steam asks for no registration. */
  readonly steam: boolean;
}

/** The keys of an account at Stripe. */
export interface StripeKeys {
  readonly secretKey: string;
  /** Of the endpoint that takes its events. */
  readonly webhookSecret: string;
}

/** Who runs a portal, as far as its operator has told it. */
export interface Operator {
  /** Full name, with the legal form. */
  readonly name: string | undefined;
  /** Postal address, line by line. */
  readonly address: readonly string[];
  /** What else the law asks for, such as representatives and the entry in a register, line by line. */
  readonly details: readonly string[];
  /** E-mail address. */
  readonly contact: string | undefined;
}

/** Every setting, validated once at the start (docs/operations.md lists the variables). */
export interface Config {
  readonly production: boolean;
  /** The TCP port that is listened on; 0 takes a free one. */
  readonly port: number;
  /** The address that is listened on. */
  readonly bind: string;
  /** Base host of the portal, without a port. */
  readonly host: string;
  readonly scheme: 'http' | 'https';
  /** The port in public addresses; none when it is the scheme's own. */
  readonly publicPort: number | undefined;
  /** Every game is a host directly below this one. */
  readonly gamesHost: string;
  /** Absolute folder of the embedded database and of what the server keeps. */
  readonly dataFolder: string;
  /** Address of a PostgreSQL server; without one the embedded database is used. */
  readonly databaseUrl: string | undefined;
  /** Signs channel subscriptions. */
  readonly secret: string;
  /** Whether demo content and demo accounts are loaded. */
  readonly demo: boolean;
  /** Proxies whose X-Forwarded-For is believed: addresses or networks. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Container of the tag manager that analytics go to; none are counted without it. */
  readonly tagManager: string | undefined;
  /** Where browsers report errors to; none are reported without it. */
  readonly sentryDsn: string | undefined;
  /** Where the ads of third parties are asked for (VAST); none are without it. */
  readonly vastTag: string | undefined;
  /** The script of the consent manager (IAB TCF v2); without one no third party is asked for an ad. */
  readonly tcfUrl: string | undefined;
  /** The SMTP server that mails go through; elsewhere than in production a mailbox of our own stands in for it. */
  readonly smtpUrl: string | undefined;
  /** The address that mails come from. */
  readonly mailFrom: string;
  /** What the providers of social sign-in know this portal by; elsewhere than in production a provider of our own stands in for all of them. */
  readonly social: SocialClients;
  /** What Stripe knows this portal by; elsewhere than in production a checkout of our own stands in for it. */
  readonly stripe: StripeKeys | undefined;
  /** VAT in every price of coins, in basis points. */
  readonly vatRate: number;
  /** Whether there is a page of all components, `/dev/kit`. */
  readonly kit: boolean;
  /** Who runs this portal, as its imprint says it. */
  readonly operator: Operator;
  /** Hosts besides its own that a game may contact: none, the declared ones, or any. */
  readonly gameNetwork: 'none' | 'declared' | 'any';
  /** Foreign hosts to which a stored redirect may lead, over https. */
  readonly redirectHosts: readonly string[];
  /** The Chromium that checks builds: its path, or the search path that it is looked for on. */
  readonly browser: { readonly executable: string | undefined; readonly searchPath: string };
  readonly buildLimits: BuildLimits;
}
