import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../../server/platform/config/config-error';
import { syntheticCatalogue } from '../../../../../server/platform/demo/synthetic/synthetic-catalogue';

const environment = {
  NODE_ENV: 'production',
  HOLOCADE_SECRET: 'x'.repeat(40),
  HOLOCADE_HOST: 'arcade.example.org',
  // An address without a listener.
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
};
const ask = (evenInProduction: boolean) =>
  syntheticCatalogue({ environment, games: 1, evenInProduction, onProgress: () => {} });

describe('syntheticCatalogue', () => {
  test('refuses a production database before it opens it', async () => {
    await expect(ask(false)).rejects.toThrow(/^NODE_ENV: this is production/);
  });

  test('fills a production database if explicitly allowed', async () => {
    await expect(ask(true)).rejects.toThrow(ConfigError);
    await expect(ask(true)).rejects.toThrow(/^DATABASE_URL/);
  });
});
