import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Config } from '../../../../server/platform/config/config';
import { temporaryFolder } from '../../support/temporary-folder';
import { testConfig } from '../../support/test-config';

/** A machine without data: a new data folder and, for tests on PostgreSQL, a new database. */
export interface EmptyInstallation {
  readonly config: Config;
  remove(): Promise<void>;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates an installation of the kind selected for this test run, with the secret of all tests by default. */
export async function emptyInstallation(
  environment: Readonly<Record<string, string>> = {},
): Promise<EmptyInstallation> {
  const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
  const folder = { HOLOCADE_DATA: temporaryFolder() };
  if (url === undefined) return { config: testConfig({ ...folder, ...environment }), remove: async () => undefined };
  const name = `holocade_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const DATABASE_URL = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    config: testConfig({ ...folder, DATABASE_URL, ...environment }),
    remove: () => administer(url, `drop database ${name} with (force)`),
  };
}
