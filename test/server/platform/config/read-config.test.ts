import { fc, test as property } from '@fast-check/vitest';
import { mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { readConfig, storedSecret } from '../../../../server/platform/config/read-config';
import { temporaryFolder } from '../../support/temporary-folder';

const secret = 'a secret for tests that is long enough';
const read = (environment: Record<string, string> = {}) => readConfig({ HOLOCADE_SECRET: secret, ...environment });

describe('readConfig', () => {
  test('needs no variable for a development server', () => {
    expect(read()).toMatchObject({
      production: false,
      port: 8080,
      bind: '127.0.0.1',
      host: 'holocade.localhost',
      scheme: 'http',
      publicPort: 8080,
      gamesHost: 'play.holocade.localhost',
      demo: true,
      developerPolicy: 'open',
      logLevel: 'warn',
      kit: false,
      metricsPort: undefined,
      operator: { name: undefined, address: [], details: [], contact: undefined },
    });
  });

  test('accepts production behind TLS, without a port in addresses and without demo content', () => {
    const config = read({ NODE_ENV: 'production', HOLOCADE_HOST: 'arcade.example', HOLOCADE_GAMES_HOST: 'play.test' });
    expect(config).toMatchObject({
      scheme: 'https',
      publicPort: undefined,
      demo: false,
      logLevel: 'info',
      developerPolicy: 'review',
    });
  });

  test('creates a secret in the data folder outside production', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'config-')), 'data');
    const first = readConfig({ HOLOCADE_DATA: folder }).secret;
    expect(first).toHaveLength(64);
    expect(readConfig({ HOLOCADE_DATA: folder }).secret).toBe(first);
    expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(first);
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['HOLOCADE_BIND', 'here'],
    ['HOLOCADE_HOST', 'Arcade.localhost'],
    ['HOLOCADE_HOST', 'arcade.localhost:8080'],
    ['HOLOCADE_SCHEME', 'ftp'],
    ['HOLOCADE_PUBLIC_PORT', '0'],
    ['HOLOCADE_GAMES_HOST', 'a b'],
    ['DATABASE_URL', 'mysql://db'],
    ['REDIS_URL', 'http://cache:6379'],
    ['REDIS_URL', 'redis://cache:99999'],
    ['REDIS_URL', 'redis://cache/first'],
    ['HOLOCADE_S3_ENDPOINT', 'https://s3.example.org/bucket'],
    ['HOLOCADE_S3_BUCKET', '../files'],
    ['HOLOCADE_BLOB_CACHE_MIB', '0'],
    ['HOLOCADE_SECRET', 'short'],
    ['HOLOCADE_DEMO_PASSWORD', 'Holocade!1'],
    ['HOLOCADE_DEMO_PASSWORD', 'letters and 12 digits'],
    ['HOLOCADE_DEMO', 'maybe'],
    ['HOLOCADE_TRUST_PROXY', '10.0.0.0/8,everybody'],
    ['HOLOCADE_TRUST_PROXY', '...'],
    ['HOLOCADE_TRUST_PROXY', '10.0.0.0/33'],
    ['HOLOCADE_TRUST_PROXY', '::1/129'],
    ['HOLOCADE_TRUST_PROXY', '999.0.0.1'],
    ['HOLOCADE_LOG_LEVEL', 'loud'],
    ['HOLOCADE_REDIRECT_HOSTS', 'a.example,'],
    ['HOLOCADE_TAG_MANAGER', 'G-ABC1234'],
    ['HOLOCADE_TAG_MANAGER', 'GTM-A"><script>'],
    ['HOLOCADE_SENTRY_DSN', 'http://key@errors.example/1'],
    ['HOLOCADE_SENTRY_DSN', 'https://errors.example/1'],
    ['HOLOCADE_SENTRY_DSN', 'https://key@errors.example; script-src */1'],
    ['HOLOCADE_VAST_TAG', 'http://vast.example/tag'],
    ['HOLOCADE_VAST_TAG', 'https://vast.example/"><script>'],
    ['HOLOCADE_TCF_URL', 'javascript:alert(1)'],
    ['HOLOCADE_KIT', 'yes'],
    ['HOLOCADE_METRICS_PORT', '0'],
    ['HOLOCADE_WEB_VITALS_PERCENT', '101'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector.example:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['HOLOCADE_BUILD_MAX_MIB', '0'],
    ['HOLOCADE_BUILD_FILE_MAX_MIB', '1.5'],
    ['HOLOCADE_BUILD_MAX_FILES', '70000'],
    ['HOLOCADE_STRIPE_SECRET_KEY', 'sk test'],
    ['HOLOCADE_VAT_PERCENT', '-1'],
    ['HOLOCADE_VAT_PERCENT', '100'],
    ['HOLOCADE_VAT_PERCENT', '19.125'],
    ['HOLOCADE_VAT_PERCENT', 'nineteen'],
    ['HOLOCADE_OPERATOR', 'two\tcolumns'],
    ['HOLOCADE_OPERATOR', ' '],
    ['HOLOCADE_OPERATOR_ADDRESS', '1 Example Street;;Exampletown'],
    ['HOLOCADE_OPERATOR_DETAILS', 'a'.repeat(201)],
    ['HOLOCADE_CONTACT', 'hello'],
    ['NODE_ENV', 'prod'],
  ])('throws one message that names %s for “%s”', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: .+ accepts .+\\.$`));
  });

  test.each([
    ['holocade.localhost', {}],
    ['arcade.example', { HOLOCADE_HOST: 'arcade.example', HOLOCADE_SCHEME: 'https' }],
  ])('refuses games on the base host itself, %s', (host, environment) => {
    expect(() => read({ ...environment, HOLOCADE_GAMES_HOST: host })).toThrow(/^HOLOCADE_GAMES_HOST: .*base host/);
  });

  test('needs another port for metrics than for the portal', () => {
    expect(() => read({ PORT: '9000', HOLOCADE_METRICS_PORT: '9000' })).toThrow(/^HOLOCADE_METRICS_PORT: “9000”/);
    expect(read({ HOLOCADE_METRICS_PORT: '9464' }).metricsPort).toBe(9464);
  });

  test('trusts addresses, networks and names of networks', () => {
    const trusted = ['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8', 'loopback', 'uniquelocal'];
    expect(read({ HOLOCADE_TRUST_PROXY: trusted.join(', ') }).trustedProxies).toEqual(trusted);
  });

  test("reads the operator's lines, and the kit if configured", () => {
    const given = {
      HOLOCADE_OPERATOR: 'Example Arcade Ltd',
      HOLOCADE_OPERATOR_ADDRESS: '1 Example Street; 12345 Exampletown',
      HOLOCADE_OPERATOR_DETAILS: 'Represented by Jane Example',
      HOLOCADE_CONTACT: 'hello@arcade.example',
      HOLOCADE_KIT: '1',
    };
    expect(read(given)).toMatchObject({
      kit: true,
      operator: {
        name: 'Example Arcade Ltd',
        address: ['1 Example Street', '12345 Exampletown'],
        details: ['Represented by Jane Example'],
        contact: 'hello@arcade.example',
      },
    });
  });

  test('enables analytics and error reports only if configured', () => {
    expect(read()).toMatchObject({ tagManager: undefined, sentryDsn: undefined });
    const configured = {
      HOLOCADE_TAG_MANAGER: 'GTM-ABC1234',
      HOLOCADE_SENTRY_DSN: 'https://k3y@errors.example:8443/sub/42',
    };
    expect(read(configured)).toMatchObject({
      tagManager: configured.HOLOCADE_TAG_MANAGER,
      sentryDsn: configured.HOLOCADE_SENTRY_DSN,
    });
  });

  test('requests third-party ads only if configured', () => {
    expect(read()).toMatchObject({ vastTag: undefined, tcfUrl: undefined });
    const configured = {
      HOLOCADE_VAST_TAG: 'https://vast.example/tag?a=1',
      HOLOCADE_TCF_URL: 'http://cmp.localhost:8101/tcf.js',
    };
    expect(read(configured)).toMatchObject({
      vastTag: configured.HOLOCADE_VAST_TAG,
      tcfUrl: configured.HOLOCADE_TCF_URL,
    });
  });

  test('never repeats a refused secret', () => {
    expect(() => read({ HOLOCADE_S3_SECRET_KEY: 'hunter 2' })).toThrow(
      /^HOLOCADE_S3_SECRET_KEY: the value is not valid/,
    );
    expect(() => read({ HOLOCADE_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => read({ DATABASE_URL: 'mysql://me:hunter2@db' })).not.toThrow(/hunter2/);
    expect(() => read({ REDIS_URL: 'http://:hunter2@cache' })).not.toThrow(/hunter2/);
  });

  test('returns no kit in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', HOLOCADE_KIT: '1' })).toThrow(/^HOLOCADE_KIT: .*production/);
  });

  test('requires a secret in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^HOLOCADE_SECRET: is missing/);
  });

  test.each([
    ['HOLOCADE_HOST', { HOLOCADE_HOST: 'arcade.example' }],
    ['HOLOCADE_GAMES_HOST', { HOLOCADE_GAMES_HOST: 'play.example' }],
    ['HOLOCADE_HOST', { HOLOCADE_HOST: 'evil-localhost' }],
  ])('refuses plain http outside localhost, because of %s', (name, environment) => {
    expect(() => read(environment)).toThrow(new RegExp(`^${name}: .*__Host- cookies.*TLS`));
  });

  property.prop([fc.string()])('always reads a port as a number in its range, or throws', (text) => {
    fc.pre(text !== '');
    try {
      const { port } = read({ PORT: text });
      expect(port).toBe(Number(text));
      expect(port >= 0 && port <= 65_535).toBe(true);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
    }
  });
});

describe('storedSecret', () => {
  test('is created once, readable only by its owner, with no other file left behind', () => {
    const folder = join(temporaryFolder(), 'data');
    const secret = storedSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(storedSecret(folder)).toBe(secret);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(`${secret}\n`);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  test.each(['', '\n', 'half of one'])(
    'refuses a file with the content “%s”, which is too short to sign with',
    (content) => {
      const folder = temporaryFolder({ secret: content });
      expect(() => storedSecret(folder)).toThrow(ConfigError);
      expect(() => storedSecret(folder)).toThrow(/^HOLOCADE_SECRET: .*secret.* is shorter than 32 characters/);
    },
  );
});
