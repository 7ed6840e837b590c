import type { BuildLimits } from '../../publishing/builds/build-limits';

/** An OAuth client registered with a provider. */
export interface SocialClient {
  readonly id: string;
  readonly secret: string;
}

export interface SocialClients {
  readonly google: SocialClient | undefined;
  readonly facebook: SocialClient | undefined;
  /** Steam needs no registration. */
  readonly steam: boolean;
}

/** Keys of a Stripe account. */
export interface StripeKeys {
  readonly secretKey: string;
  /** Signing secret of the webhook endpoint. */
  readonly webhookSecret: string;
}

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  /** Address without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** The operator of a portal, as far as configured. */
export interface Operator {
  /** Full name with legal form. */
  readonly name: string | undefined;
  /** Postal address, line by line. */
  readonly address: readonly string[];
  /** Further legal information, such as representatives and register entries, line by line. */
  readonly details: readonly string[];
  /** Email address. */
  readonly contact: string | undefined;
}

/** Destination of traces. */
export interface TracingSettings {
  /** Address of a collector that speaks OTLP over HTTP, without the path `/v1/traces`. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Share of the traces that are recorded, from 0 to 1. */
  readonly share: number;
}

/** All settings, validated once at start. docs/operations.md lists the variables. */
export interface Config {
  readonly production: boolean;
  /** TCP port to listen on; 0 selects a free one. */
  readonly port: number;
  /** Second port, for metrics; undefined disables them. */
  readonly metricsPort: number | undefined;
  /** Undefined disables traces. */
  readonly tracing: TracingSettings | undefined;
  /** Address to listen on. */
  readonly bind: string;
  /** Base host of the portal, without a port. */
  readonly host: string;
  readonly scheme: 'http' | 'https';
  /** Port in public addresses; undefined for the scheme's default port. */
  readonly publicPort: number | undefined;
  /** Parent host of all game hosts. */
  readonly gamesHost: string;
  /** Absolute folder of the embedded database and the server's other files. */
  readonly dataFolder: string;
  /** Bucket of published and uploaded files; undefined stores them in the data folder. */
  readonly s3: S3Settings | undefined;
  /** Most bytes of local copies of files from the bucket. */
  readonly blobCacheBytes: number;
  /** Address of a PostgreSQL server; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Address of a Redis server for messages and limits of several servers; undefined for PostgreSQL alone. */
  readonly redisUrl: string | undefined;
  /** Address of the PostgreSQL server itself, if `databaseUrl` leads to pgbouncer. */
  readonly databaseDirectUrl: string | undefined;
  /** Connections of this server to PostgreSQL. */
  readonly databaseConnections: number;
  /** True if the embedded database is dumped every six hours. */
  readonly databaseDumps: boolean;
  /** Signs channel subscriptions. */
  readonly secret: string;
  /** True if demo content and demo accounts are loaded. */
  readonly demo: boolean;
  /** Password of the demo accounts; undefined for the usual one, which production refuses. */
  readonly demoPassword: string | undefined;
  /** Proxies whose X-Forwarded-For is trusted: addresses or networks. */
  readonly trustedProxies: readonly string[];
  /** Header in which trusted proxies report the visitor's country, in lower case; undefined if countries are not counted. */
  readonly countryHeader: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Form of client addresses in log lines. */
  readonly logAddresses: 'truncated' | 'hashed' | 'full' | 'none';
  /** Container id of the tag manager for analytics; undefined disables analytics. */
  readonly tagManager: string | undefined;
  /** Address for browsers' error reports; undefined disables them. */
  readonly sentryDsn: string | undefined;
  /** Share of page loads whose web vitals browsers report, in percent; undefined disables the reports. */
  readonly webVitalsPercent: number | undefined;
  /** Address of third-party ads (VAST); undefined disables them. */
  readonly vastTag: string | undefined;
  /** Script of the consent manager (IAB TCF v2). Without it, no third-party ads are requested. */
  readonly tcfUrl: string | undefined;
  /** Address of the SMTP server. Outside production, the development mailbox replaces a missing one. */
  readonly smtpUrl: string | undefined;
  /** Sender address of emails. */
  readonly mailFrom: string;
  /** Clients registered with login providers. Outside production, the fake provider replaces missing ones. */
  readonly social: SocialClients;
  /** Keys for Stripe. Outside production, the payment sandbox replaces missing ones. */
  readonly stripe: StripeKeys | undefined;
  /** VAT included in every price of coins, in basis points. */
  readonly vatRate: number;
  /** Largest share of sessions, accounts and other data that a job may delete in one run, in percent. */
  readonly deletePercent: number;
  /** True if the page of all components, `/dev/kit`, is served. */
  readonly kit: boolean;
  /** True if browsers store public pages and games for use without a network. */
  readonly offline: boolean;
  /** The operator, as shown in the imprint. */
  readonly operator: Operator;
  /** Answer to players who want to become developers: at once, after a review by the operator, or not at all. */
  readonly developerPolicy: 'open' | 'review' | 'closed';
  /** Foreign hosts that a game may contact: none, the declared ones, or any. */
  readonly gameNetwork: 'none' | 'declared' | 'any';
  /** Foreign hosts that stored redirects may lead to, over https. */
  readonly redirectHosts: readonly string[];
  /** Chromium for build checks: its path, or the search path to find it. */
  readonly browser: { readonly executable: string | undefined; readonly searchPath: string };
  readonly buildLimits: BuildLimits;
  /** Limits and retention of the data of each developer. */
  readonly developers: {
    /** Maximum size of all builds, drafts and open uploads together, in bytes. */
    readonly storedBytes: number;
    readonly openUploads: number;
    readonly auditDays: number;
    /** Days until ended publications are deleted; the last one of each build stays. */
    readonly publicationDays: number;
  };
}
