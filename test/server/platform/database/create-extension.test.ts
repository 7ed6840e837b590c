import { expect, test } from 'vitest';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { createExtension } from '../../../../server/platform/database/create-extension';

test('createExtension reports a missing permission with an instruction for the administrator', async () => {
  const refusing = { query: () => Promise.reject(new Error('permission denied to create extension "pg_trgm"')) };
  const creating = createExtension(refusing);
  await expect(creating).rejects.toThrow(ConfigError);
  await expect(creating).rejects.toThrow(/^DATABASE_URL: .*permission denied.*CREATE EXTENSION pg_trgm;$/);
});

test('createExtension leaves an existing extension unchanged', async () => {
  const asked: string[] = [];
  await createExtension({ query: (statement) => Promise.resolve(asked.push(statement)) });
  expect(asked).toEqual(['create extension if not exists pg_trgm']);
});
