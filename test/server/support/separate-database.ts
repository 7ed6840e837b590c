import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../../../server/platform/database/database';
import { openPostgresDatabase } from '../../../server/platform/database/postgres-database';
import type { Logger } from '../../../server/deps';
import { snapshotFingerprint } from './snapshot';

/** Initial content of a separate database. */
export interface InitialContent {
  readonly name: string;
  readonly fill: (database: Database) => Promise<void>;
}

const nothing: InitialContent = { name: 'empty', fill: async () => {} };

const TEMPLATE_LOCK = 7_220_511;

async function administer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Migrates and fills a database once for all tests on a server, as the template of the others. Returns its name. */
async function template(client: Client, url: string, log: Logger, { name, fill }: InitialContent): Promise<string> {
  const finished = `holocade_${name}_${snapshotFingerprint()}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [finished]);
  if (rowCount === 0) {
    const unfinished = `${finished}_${randomUUID().slice(0, 8)}`;
    await client.query(`create database ${unfinished}`);
    const database = await openPostgresDatabase(addressOf(url, unfinished), log);
    try {
      await fill(database);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${unfinished} rename to ${finished}`);
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  return finished;
}

/** Creates a migrated and filled database on the server of `HOLOCADE_TEST_DATABASE_URL`; closing it drops it. */
export async function separateDatabase(
  url: string,
  log: Logger,
  content: InitialContent = nothing,
): Promise<{ database: Database; url: string }> {
  const name = `holocade_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, async (client) =>
    client.query(`create database ${name} template ${await template(client, url, log, content)} strategy file_copy`),
  );
  const own = addressOf(url, name);
  const database = await openPostgresDatabase(own, log);
  const close = async (): Promise<void> => {
    await database.close();
    await administer(url, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { database: { ...database, close }, url: own };
}
