import * as z from 'zod/mini';
import { passwordProblems } from '../../../src/domain/auth/password-policy';
import { isAdAddress } from '../../../src/domain/vast/ad-trackers';

/** An environment variable: a description of accepted values for the operator, and its schema. */
interface Setting<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly accepts: string;
  readonly schema: S;
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

const oneLine = (most: number) => z.regex(new RegExp(`^(?=\\S)[^\\p{Cc}]{1,${most}}$`, 'u'));

const setting = <S extends z.ZodMiniType>(accepts: string, schema: S): Setting<S> => ({ accepts, schema });

const wholeNumber = (least: number, most: number) =>
  setting(
    `a whole number from ${least} to ${most}`,
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most))),
    ),
  );

const hostName = setting('a host name in lower case, without a port', z.string().check(z.regex(HOST_NAME)));

const flag = setting(
  '1, 0, true or false',
  z.pipe(
    z.enum(['1', '0', 'true', 'false']),
    z.transform((text) => text === '1' || text === 'true'),
  ),
);

/** Comma-separated words. */
const list = (accepts: string, item: z.ZodMiniType<string, string>) =>
  setting(
    accepts,
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',').map((part) => part.trim())),
      ),
      z.array(item),
    ),
  );

/** One line of text without control characters. */
const line = (most: number) =>
  setting(`text of one line and at most ${most} characters`, z.string().check(oneLine(most)));

/** Lines separated by semicolons. */
const lines = (most: number) =>
  setting(
    `lines separated by semicolons, each of at most ${most} characters`,
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(';').map((part) => part.trim())),
      ),
      z.array(z.string().check(oneLine(most))),
    ),
  );

const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  setting(`one of ${values.join(', ')}`, z.enum(values));

const address = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const host = z.string().check(z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/));

const word = setting('the value from the provider, without spaces', z.string().check(z.regex(/^\S{1,256}$/)));

/** Plain http is accepted only for this machine, where nobody can intercept it. */
const foreign = setting(
  'an https address, such as https://ads.example.org/vast.xml',
  z.string().check(z.refine((text) => isAdAddress(text, { local: true }))),
);

const database = setting(
  'an address such as postgres://user:password@host:5432/name',
  z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/)),
);

/** All environment variables of the server (docs/operations.md). */
export const settings = {
  NODE_ENV: choice(['production', 'development', 'test']),
  PORT: wholeNumber(0, 65_535),
  HOLOCADE_METRICS_PORT: wholeNumber(1, 65_535),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    'an address such as http://127.0.0.1:4318',
    z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/)),
  ),
  OTEL_SERVICE_NAME: line(100),
  OTEL_TRACES_SAMPLER_ARG: setting(
    'a share from 0 to 1, such as 0.1',
    z.pipe(z.string().check(z.regex(/^(0|1|0?\.\d{1,6}|1\.0)$/)), z.transform(Number)),
  ),
  HOLOCADE_BIND: setting('an address of this machine, such as 127.0.0.1 or 0.0.0.0', z.union([z.ipv4(), z.ipv6()])),
  HOLOCADE_HOST: hostName,
  HOLOCADE_SCHEME: choice(['http', 'https']),
  HOLOCADE_PUBLIC_PORT: wholeNumber(1, 65_535),
  HOLOCADE_GAMES_HOST: hostName,
  HOLOCADE_DATA: setting('the path of a folder', z.string()),
  DATABASE_URL: database,
  HOLOCADE_DATABASE_DIRECT_URL: database,
  HOLOCADE_DATABASE_CONNECTIONS: wholeNumber(6, 1000),
  HOLOCADE_DATABASE_DUMPS: flag,
  REDIS_URL: setting(
    'an address such as redis://:password@host:6379/0',
    z.string().check(
      z.regex(/^rediss?:\/\/[^\s/?#]+(\/\d{1,5})?$/),
      z.refine((text) => URL.canParse(text)),
    ),
  ),
  HOLOCADE_S3_ENDPOINT: setting(
    'an address without a path, such as https://s3.eu-central-1.amazonaws.com',
    z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/)),
  ),
  HOLOCADE_S3_BUCKET: setting(
    'the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  ),
  HOLOCADE_S3_REGION: setting(
    'the name of a region, such as eu-central-1',
    z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  ),
  HOLOCADE_S3_ACCESS_KEY: word,
  HOLOCADE_S3_SECRET_KEY: word,
  HOLOCADE_BLOB_CACHE_MIB: wholeNumber(1, 99_999),
  HOLOCADE_SECRET: setting('at least 32 characters', z.string().check(z.minLength(32))),
  HOLOCADE_DEMO: flag,
  HOLOCADE_DEMO_PASSWORD: setting(
    'at least 12 characters with a letter, a digit and a special character',
    z.string().check(
      z.minLength(12),
      z.refine((text) => passwordProblems(text).length === 0),
    ),
  ),
  HOLOCADE_TRUST_PROXY: list('addresses or networks separated by commas, such as 10.0.0.0/8 or loopback', address),
  HOLOCADE_COUNTRY_HEADER: setting(
    'the name of a header, such as CF-IPCountry',
    z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{1,63}$/)),
  ),
  HOLOCADE_LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  HOLOCADE_LOG_ADDRESSES: choice(['truncated', 'hashed', 'full', 'none']),
  HOLOCADE_TAG_MANAGER: setting(
    'the id of a container of Google Tag Manager, such as GTM-ABC1234',
    z.string().check(z.regex(/^GTM-[A-Z0-9]{4,12}$/)),
  ),
  HOLOCADE_WEB_VITALS_PERCENT: wholeNumber(1, 100),
  HOLOCADE_SENTRY_DSN: setting(
    'an address such as https://key@errors.example.org/1',
    z.string().check(z.regex(/^https:\/\/[0-9A-Za-z]+@[0-9a-z.-]+(:\d{1,5})?\/([\w-]+\/)*\d+$/)),
  ),
  HOLOCADE_VAST_TAG: foreign,
  HOLOCADE_TCF_URL: foreign,
  HOLOCADE_SMTP_URL: setting(
    'an address such as smtps://user:password@mail.example.org:465',
    z.string().check(z.regex(/^smtps?:\/\/\S+$/)),
  ),
  HOLOCADE_MAIL_FROM: setting('an email address, such as no-reply@example.org', z.string().check(z.email())),
  HOLOCADE_GOOGLE_CLIENT_ID: word,
  HOLOCADE_GOOGLE_CLIENT_SECRET: word,
  HOLOCADE_FACEBOOK_APP_ID: word,
  HOLOCADE_FACEBOOK_APP_SECRET: word,
  HOLOCADE_STEAM: flag,
  HOLOCADE_STRIPE_SECRET_KEY: word,
  HOLOCADE_STRIPE_WEBHOOK_SECRET: word,
  HOLOCADE_VAT_PERCENT: setting(
    'a percentage below 100 with at most two decimals, such as 19 or 8.1',
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/)),
      z.transform((text) => Math.round(Number(text) * 100)),
    ),
  ),
  HOLOCADE_DELETE_PERCENT: wholeNumber(1, 100),
  HOLOCADE_KIT: flag,
  HOLOCADE_OFFLINE: flag,
  HOLOCADE_OPERATOR: line(200),
  HOLOCADE_OPERATOR_ADDRESS: lines(200),
  HOLOCADE_OPERATOR_DETAILS: lines(200),
  HOLOCADE_CONTACT: setting('an email address such as hello@arcade.example', z.email()),
  HOLOCADE_CHROMIUM: setting('the path of a Chromium', z.string()),
  HOLOCADE_BUILD_MAX_MIB: wholeNumber(1, 65_535),
  HOLOCADE_BUILD_FILE_MAX_MIB: wholeNumber(1, 65_535),
  HOLOCADE_BUILD_MAX_FILES: wholeNumber(1, 65_535),
  HOLOCADE_DEVELOPER_MAX_GIB: wholeNumber(1, 65_535),
  HOLOCADE_DEVELOPER_MAX_UPLOADS: wholeNumber(1, 100),
  HOLOCADE_AUDIT_DAYS: wholeNumber(1, 3650),
  HOLOCADE_PUBLICATION_DAYS: wholeNumber(1, 3650),
  HOLOCADE_DEVELOPER_POLICY: choice(['open', 'review', 'closed']),
  HOLOCADE_GAME_NETWORK: choice(['none', 'declared', 'any']),
  HOLOCADE_REDIRECT_HOSTS: list('host names separated by commas', host),
} as const;

export type SettingName = keyof typeof settings;
export type SettingValues = { readonly [N in SettingName]: z.output<(typeof settings)[N]['schema']> | undefined };
