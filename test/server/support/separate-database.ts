import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../../../server/database/database';
import { openPostgresDatabase } from '../../../server/database/postgres-database';
import type { Logger } from '../../../server/deps';

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of its own on the server of `HOLOCADE_TEST_DATABASE_URL`; closing it drops it. */
export async function separateDatabase(url: string, log: Logger): Promise<{ database: Database; url: string }> {
  const name = `holocade_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgresDatabase(own.href, log);
  const close = async (): Promise<void> => {
    await database.close();
    await administer(url, `drop database ${name} with (force)`);
  };
  return { database: { ...database, close }, url: own.href };
}
