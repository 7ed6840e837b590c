import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../../server/platform/config/read-config';

const secret = 'a secret for tests that is long enough';
const read = (environment: Record<string, string> = {}) => readConfig({ HOLOCADE_SECRET: secret, ...environment });

describe('readConfig for services of an operator', () => {
  test('accepts payments through Stripe with both keys, and uses 19% VAT by default', () => {
    expect(read()).toMatchObject({ stripe: undefined, vatRate: 1900 });
    const configured = {
      HOLOCADE_STRIPE_SECRET_KEY: 'sk_test_1',
      HOLOCADE_STRIPE_WEBHOOK_SECRET: 'whsec_1',
      HOLOCADE_VAT_PERCENT: '7.25',
    };
    expect(read(configured)).toMatchObject({
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
      vatRate: 725,
    });
    expect(read({ HOLOCADE_VAT_PERCENT: '0' }).vatRate).toBe(0);
  });

  test.each([
    ['HOLOCADE_STRIPE_WEBHOOK_SECRET', { HOLOCADE_STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['HOLOCADE_STRIPE_SECRET_KEY', { HOLOCADE_STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ])('throws if %s is missing beside the other one', (name, environment) => {
    expect(() => read(environment)).toThrow(new RegExp(name));
    expect(() => read(environment)).not.toThrow(/sk_test_1|whsec_1/);
  });

  const bucket = {
    HOLOCADE_S3_ENDPOINT: 'http://files:7070',
    HOLOCADE_S3_BUCKET: 'holocade',
    HOLOCADE_S3_ACCESS_KEY: 'key',
    HOLOCADE_S3_SECRET_KEY: 'hidden',
  };

  test('stores files in the data folder without a bucket, and in a bucket with all its settings', () => {
    expect(read().s3).toBeUndefined();
    const s3 = { endpoint: 'http://files:7070', bucket: 'holocade', accessKey: 'key', secretKey: 'hidden' };
    expect(read(bucket).s3).toEqual({ ...s3, region: 'us-east-1' });
    expect(read({ ...bucket, HOLOCADE_S3_REGION: 'eu-west-1' }).s3?.region).toBe('eu-west-1');
    expect(read({ HOLOCADE_BLOB_CACHE_MIB: '10' }).blobCacheBytes).toBe(10 * 1024 * 1024);
  });

  test.each(Object.keys(bucket))('refuses a bucket without %s and names the variable', (name) => {
    expect(() => read({ ...bucket, [name]: '' })).toThrow(new RegExp(`^${name}: is missing`));
  });

  test('accepts Redis only beside a PostgreSQL server', () => {
    const redis = { REDIS_URL: 'redis://cache:6379' };
    expect(() => read(redis)).toThrow(/^REDIS_URL: needs DATABASE_URL/);
    expect(read({ ...redis, DATABASE_URL: 'postgres://db/holocade' }).redisUrl).toBe('redis://cache:6379');
  });

  test('requires the port of the metrics for web vitals', () => {
    expect(() => read({ HOLOCADE_WEB_VITALS_PERCENT: '10' })).toThrow(/^HOLOCADE_WEB_VITALS_PERCENT: .*METRICS_PORT/);
    const both = { HOLOCADE_WEB_VITALS_PERCENT: '10', HOLOCADE_METRICS_PORT: '9464' };
    expect(read(both).webVitalsPercent).toBe(10);
  });

  test('returns the destination of traces, and none without its address', () => {
    expect(read({ OTEL_SERVICE_NAME: 'a portal' }).tracing).toBeUndefined();
    const endpoint = 'https://collector.example/otlp';
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).tracing).toEqual({
      ...{ endpoint, serviceName: 'holocade', share: 1 },
    });
    const given = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.05' };
    expect(read(given).tracing?.share).toBe(0.05);
  });
});
