import { mkdirSync, readFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import * as z from 'zod/mini';
import { brand } from '../../../src/domain/shared/brand';
import { buildLimits } from '../../publishing/builds/build-limits';
import { USUAL_CONNECTIONS } from '../database/database';
import { createAtomically } from '../system/create-atomically';
import type { ServerRandom } from '../system/server-random';
import { systemRandom } from '../system/server-random';
import type { Config, S3Settings, SocialClient, StripeKeys } from './config';
import { ConfigError } from './config-error';
import type { SettingName, SettingValues } from './settings';
import { settings } from './settings';

const BYTES = 32;
/** Minimum length of a secret in characters, also for a configured one. */
const MIN_LENGTH = 32;

/**
 * Reads the secret of this data folder, or creates it at the first start. Throws `ConfigError` if the stored secret is
 * too short.
 */
export function storedSecret(dataFolder: string, random: ServerRandom = systemRandom): string {
  const path = join(dataFolder, 'secret');
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  createAtomically(path, `${random.bytes(BYTES).toString('hex')}\n`);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < MIN_LENGTH)
    throw new ConfigError(
      'HOLOCADE_SECRET',
      `the secret stored in ${path} is shorter than ${MIN_LENGTH} characters. Delete the file to get a new one.`,
    );
  return secret;
}

/** 19%, in basis points. */
const USUAL_VAT = 1900;
const USUAL_DELETE_PERCENT = 25;
const USUAL_CACHE_BYTES = 4 * 1024 ** 3;
const BUCKET_PARTS =
  'is missing. A bucket needs HOLOCADE_S3_ENDPOINT, HOLOCADE_S3_BUCKET, HOLOCADE_S3_ACCESS_KEY and HOLOCADE_S3_SECRET_KEY.';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that may contain a secret; messages do not repeat their values. */
const SECRET: ReadonlySet<string> = new Set([
  'HOLOCADE_SECRET',
  'HOLOCADE_DEMO_PASSWORD',
  'DATABASE_URL',
  'REDIS_URL',
  'HOLOCADE_DATABASE_DIRECT_URL',
  'HOLOCADE_SMTP_URL',
  'HOLOCADE_GOOGLE_CLIENT_SECRET',
  'HOLOCADE_FACEBOOK_APP_SECRET',
  'HOLOCADE_STRIPE_SECRET_KEY',
  'HOLOCADE_STRIPE_WEBHOOK_SECRET',
  'HOLOCADE_S3_ACCESS_KEY',
  'HOLOCADE_S3_SECRET_KEY',
]);

function readOne(environment: Environment, name: SettingName): unknown {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  const { schema, accepts } = settings[name];
  const parsed = z.safeParse(schema, text);
  if (parsed.success) return parsed.data;
  throw new ConfigError(name, `${SECRET.has(name) ? 'the value' : `“${text}”`} is not valid. It accepts ${accepts}.`);
}

function readAll(environment: Environment): SettingValues {
  const names = Object.keys(settings) as SettingName[];
  // Each value has the type of its own schema, which a loop cannot express.
  return Object.fromEntries(names.map((name) => [name, readOne(environment, name)])) as SettingValues;
}

const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** `__Host-` cookies need a secure context; over plain http only localhost is one. */
function requireSecureContext(scheme: string, hosts: readonly [SettingName, string][]): void {
  if (scheme === 'https') return;
  for (const [name, host] of hosts) {
    if (!isLocal(host))
      throw new ConfigError(
        name,
        `“${host}” cannot be served over plain http, because __Host- cookies and WebXR need TLS. ` +
          'Put the server behind a proxy that ends TLS and set HOLOCADE_SCHEME=https, or use a host below localhost.',
      );
  }
}

/** Returns a client if both settings are present, undefined if both are absent; throws `ConfigError` otherwise. */
function clientOf(values: SettingValues, id: SettingName, secret: SettingName): SocialClient | undefined {
  const [given, key] = [values[id] as string | undefined, values[secret] as string | undefined];
  if (given !== undefined && key !== undefined) return { id: given, secret: key };
  if (given === undefined && key === undefined) return undefined;
  throw new ConfigError(given === undefined ? id : secret, `is missing. ${id} and ${secret} belong together.`);
}

function stripeOf(values: SettingValues): StripeKeys | undefined {
  const client = clientOf(values, 'HOLOCADE_STRIPE_WEBHOOK_SECRET', 'HOLOCADE_STRIPE_SECRET_KEY');
  return client && { webhookSecret: client.id, secretKey: client.secret };
}

/** Returns the bucket if all its settings are present, undefined if all are absent; throws `ConfigError` otherwise. */
function s3Of(values: SettingValues): S3Settings | undefined {
  const endpoint = values.HOLOCADE_S3_ENDPOINT;
  const bucket = values.HOLOCADE_S3_BUCKET;
  const keys = clientOf(values, 'HOLOCADE_S3_ACCESS_KEY', 'HOLOCADE_S3_SECRET_KEY');
  if (endpoint === undefined && bucket === undefined && keys === undefined) return undefined;
  if (endpoint === undefined) throw new ConfigError('HOLOCADE_S3_ENDPOINT', BUCKET_PARTS);
  if (bucket === undefined) throw new ConfigError('HOLOCADE_S3_BUCKET', BUCKET_PARTS);
  if (keys === undefined) throw new ConfigError('HOLOCADE_S3_ACCESS_KEY', BUCKET_PARTS);
  const region = values.HOLOCADE_S3_REGION ?? 'us-east-1';
  return { endpoint, bucket, region, accessKey: keys.id, secretKey: keys.secret };
}

const bytesOf = (mebibytes: number | undefined): number | undefined =>
  mebibytes === undefined ? undefined : mebibytes * 1024 * 1024;

/** Omits the scheme's default port, as browsers do in an origin. */
const publicPort = (port: number | undefined, scheme: 'http' | 'https'): number | undefined =>
  port === (scheme === 'http' ? 80 : 443) ? undefined : port;

/** Reads and checks all settings. Throws `ConfigError`; writes only the generated secret. */
export function readConfig(environment: Environment): Config {
  const given = readAll(environment);
  const production = given.NODE_ENV === 'production';
  const port = given.PORT ?? 8080;
  const host = given.HOLOCADE_HOST ?? `${brand.identifier}.localhost`;
  const gamesHost = given.HOLOCADE_GAMES_HOST ?? `play.${host}`;
  if (gamesHost === host)
    throw new ConfigError('HOLOCADE_GAMES_HOST', `“${host}” is the base host. Games need a separate host.`);
  const scheme = given.HOLOCADE_SCHEME ?? (production ? 'https' : 'http');
  requireSecureContext(scheme, [
    ['HOLOCADE_HOST', host],
    ['HOLOCADE_GAMES_HOST', gamesHost],
  ]);
  const dataFolder = resolve(given.HOLOCADE_DATA ?? 'data');
  if (given.HOLOCADE_METRICS_PORT === port)
    throw new ConfigError('HOLOCADE_METRICS_PORT', `“${port}” is the port of the portal. Metrics need another one.`);
  if (given.REDIS_URL !== undefined && given.DATABASE_URL === undefined)
    throw new ConfigError('REDIS_URL', 'needs DATABASE_URL, because only one server can use the embedded database.');
  if (given.HOLOCADE_WEB_VITALS_PERCENT !== undefined && given.HOLOCADE_METRICS_PORT === undefined)
    throw new ConfigError('HOLOCADE_WEB_VITALS_PERCENT', 'needs HOLOCADE_METRICS_PORT, where the results appear.');
  if (production && given.HOLOCADE_KIT)
    throw new ConfigError(
      'HOLOCADE_KIT',
      'is not allowed in production, where the page of all components is not served.',
    );
  if (production && given.HOLOCADE_SECRET === undefined)
    throw new ConfigError('HOLOCADE_SECRET', `is missing. Production needs ${settings.HOLOCADE_SECRET.accepts}.`);
  return {
    production,
    port,
    metricsPort: given.HOLOCADE_METRICS_PORT,
    tracing: given.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: given.OTEL_SERVICE_NAME ?? brand.identifier,
          share: given.OTEL_TRACES_SAMPLER_ARG ?? 1,
        }
      : undefined,
    bind: given.HOLOCADE_BIND ?? '127.0.0.1',
    host,
    scheme,
    publicPort: publicPort(given.HOLOCADE_PUBLIC_PORT ?? (scheme === 'http' ? port : undefined), scheme),
    gamesHost,
    dataFolder,
    databaseUrl: given.DATABASE_URL,
    redisUrl: given.REDIS_URL,
    s3: s3Of(given),
    blobCacheBytes: bytesOf(given.HOLOCADE_BLOB_CACHE_MIB) ?? USUAL_CACHE_BYTES,
    databaseDirectUrl: given.HOLOCADE_DATABASE_DIRECT_URL,
    databaseConnections: given.HOLOCADE_DATABASE_CONNECTIONS ?? USUAL_CONNECTIONS,
    databaseDumps: given.HOLOCADE_DATABASE_DUMPS ?? true,
    secret: given.HOLOCADE_SECRET ?? storedSecret(dataFolder),
    demo: given.HOLOCADE_DEMO ?? !production,
    demoPassword: given.HOLOCADE_DEMO_PASSWORD?.normalize('NFC'),
    trustedProxies: given.HOLOCADE_TRUST_PROXY ?? [],
    countryHeader: given.HOLOCADE_COUNTRY_HEADER?.toLowerCase(),
    logLevel: given.HOLOCADE_LOG_LEVEL ?? (production ? 'info' : 'warn'),
    logAddresses: given.HOLOCADE_LOG_ADDRESSES ?? 'truncated',
    tagManager: given.HOLOCADE_TAG_MANAGER,
    sentryDsn: given.HOLOCADE_SENTRY_DSN,
    webVitalsPercent: given.HOLOCADE_WEB_VITALS_PERCENT,
    vastTag: given.HOLOCADE_VAST_TAG,
    tcfUrl: given.HOLOCADE_TCF_URL,
    smtpUrl: given.HOLOCADE_SMTP_URL,
    mailFrom: given.HOLOCADE_MAIL_FROM ?? `no-reply@${host}`,
    social: {
      google: clientOf(given, 'HOLOCADE_GOOGLE_CLIENT_ID', 'HOLOCADE_GOOGLE_CLIENT_SECRET'),
      facebook: clientOf(given, 'HOLOCADE_FACEBOOK_APP_ID', 'HOLOCADE_FACEBOOK_APP_SECRET'),
      steam: given.HOLOCADE_STEAM ?? false,
    },
    stripe: stripeOf(given),
    vatRate: given.HOLOCADE_VAT_PERCENT ?? USUAL_VAT,
    deletePercent: given.HOLOCADE_DELETE_PERCENT ?? USUAL_DELETE_PERCENT,
    kit: given.HOLOCADE_KIT ?? false,
    offline: given.HOLOCADE_OFFLINE ?? true,
    operator: {
      name: given.HOLOCADE_OPERATOR,
      address: given.HOLOCADE_OPERATOR_ADDRESS ?? [],
      details: given.HOLOCADE_OPERATOR_DETAILS ?? [],
      contact: given.HOLOCADE_CONTACT,
    },
    developerPolicy: given.HOLOCADE_DEVELOPER_POLICY ?? (production ? 'review' : 'open'),
    gameNetwork: given.HOLOCADE_GAME_NETWORK ?? 'declared',
    redirectHosts: given.HOLOCADE_REDIRECT_HOSTS ?? [],
    browser: { executable: given.HOLOCADE_CHROMIUM, searchPath: environment['PATH'] ?? '' },
    buildLimits: {
      files: given.HOLOCADE_BUILD_MAX_FILES ?? buildLimits.files,
      fileBytes: bytesOf(given.HOLOCADE_BUILD_FILE_MAX_MIB) ?? buildLimits.fileBytes,
      bytes: bytesOf(given.HOLOCADE_BUILD_MAX_MIB) ?? buildLimits.bytes,
    },
    developers: {
      storedBytes: (given.HOLOCADE_DEVELOPER_MAX_GIB ?? 20) * 1024 ** 3,
      openUploads: given.HOLOCADE_DEVELOPER_MAX_UPLOADS ?? 5,
      auditDays: given.HOLOCADE_AUDIT_DAYS ?? 2 * 365,
      publicationDays: given.HOLOCADE_PUBLICATION_DAYS ?? 90,
    },
  };
}
