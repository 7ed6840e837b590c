import * as z from 'zod/mini';
import { isAdAddress } from '../../../src/domain/vast/ad-address';
import { choice, flag, hostName, line, lines, list, setting, wholeNumber } from './setting';

const address = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const host = z.string().check(z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/));

const word = setting('what the provider has given, without spaces', z.string().check(z.regex(/^\S{1,256}$/)));

/** Over http only on this machine, where there is nobody to listen. */
const foreign = setting(
  'an https address, such as https://ads.example.org/vast.xml',
  z.string().check(z.refine((text) => isAdAddress(text, { local: true }))),
);

/** Every variable that the server reads (docs/operations.md). */
export const settings = {
  NODE_ENV: choice(['production', 'development', 'test']),
  PORT: wholeNumber(0, 65_535),
  HOLOCADE_BIND: setting('an address of this machine, such as 127.0.0.1 or 0.0.0.0', z.union([z.ipv4(), z.ipv6()])),
  HOLOCADE_HOST: hostName,
  HOLOCADE_SCHEME: choice(['http', 'https']),
  HOLOCADE_PUBLIC_PORT: wholeNumber(1, 65_535),
  HOLOCADE_GAMES_HOST: hostName,
  HOLOCADE_DATA: setting('the path of a folder', z.string()),
  DATABASE_URL: setting(
    'an address such as postgres://user:password@host:5432/name',
    z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/)),
  ),
  HOLOCADE_SECRET: setting('at least 32 characters', z.string().check(z.minLength(32))),
  HOLOCADE_DEMO: flag,
  HOLOCADE_TRUST_PROXY: list('addresses or networks separated by commas, such as 10.0.0.0/8 or loopback', address),
  HOLOCADE_LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  HOLOCADE_TAG_MANAGER: setting(
    'the id of a container of Google Tag Manager, such as GTM-ABC1234',
    z.string().check(z.regex(/^GTM-[A-Z0-9]{4,12}$/)),
  ),
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
  HOLOCADE_MAIL_FROM: setting('an e-mail address, such as no-reply@example.org', z.string().check(z.email())),
  HOLOCADE_GOOGLE_CLIENT_ID: word,
  HOLOCADE_GOOGLE_CLIENT_SECRET: word,
  HOLOCADE_FACEBOOK_APP_ID: word,
  HOLOCADE_FACEBOOK_APP_SECRET: word,
  HOLOCADE_STEAM: flag,
  HOLOCADE_STRIPE_SECRET_KEY: word,
  HOLOCADE_STRIPE_WEBHOOK_SECRET: word,
  HOLOCADE_VAT_PERCENT: setting(
    'a number of per cent below 100 with at most two decimals, such as 19 or 8.1',
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/)),
      z.transform((text) => Math.round(Number(text) * 100)),
    ),
  ),
  HOLOCADE_KIT: flag,
  HOLOCADE_OPERATOR: line(200),
  HOLOCADE_OPERATOR_ADDRESS: lines(200),
  HOLOCADE_OPERATOR_DETAILS: lines(200),
  HOLOCADE_CONTACT: setting('an e-mail address such as hello@arcade.example', z.email()),
  HOLOCADE_CHROMIUM: setting('the path of a Chromium', z.string()),
  HOLOCADE_BUILD_MAX_MIB: wholeNumber(1, 65_535),
  HOLOCADE_BUILD_FILE_MAX_MIB: wholeNumber(1, 65_535),
  HOLOCADE_BUILD_MAX_FILES: wholeNumber(1, 65_535),
  HOLOCADE_GAME_NETWORK: choice(['none', 'declared', 'any']),
  HOLOCADE_REDIRECT_HOSTS: list('host names separated by commas', host),
} as const;

export type SettingName = keyof typeof settings;
export type SettingValues = { readonly [N in SettingName]: z.output<(typeof settings)[N]['schema']> | undefined };
