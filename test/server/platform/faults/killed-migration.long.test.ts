import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsFolder } from '../../../../server/platform/database/migrations-folder';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import type { BundledServer } from '../../support/bundle-server';
import { bundleServer } from '../../support/bundle-server';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
const SCRIPT = fileURLToPath(new URL('../../support/run-bundle.mjs', import.meta.url));
const all = readMigrationFiles({ migrationsFolder }).length;
const ROUNDS = 10;

describe.runIf(url !== undefined)('a server killed during its migrations', { timeout: 120_000 }, () => {
  let bundle: BundledServer;
  let admin: Client;
  beforeAll(async () => {
    bundle = await bundleServer();
    admin = new Client({ connectionString: url });
    await admin.connect();
  }, 120_000);
  afterAll(async () => {
    await admin.end();
    bundle.remove();
  });

  /** Number of different statements that a server has been seen to run, until it has run so many or migrated. */
  async function untilSeen(database: string, count: number): Promise<void> {
    const seen = new Set<string>();
    const statement = 'select query from pg_stat_activity where datname = $1 and query <> $2';
    while (seen.size < count) {
      const { rows } = await admin.query<{ query: string }>(statement, [database, '']);
      for (const { query } of rows) seen.add(query);
      if (rows.some(({ query }) => query.includes('online_players'))) return;
      await wait(1);
    }
  }

  async function migrationsIn(connectionString: string) {
    const client = new Client({ connectionString });
    await client.connect();
    const count = async (statement: string) =>
      Number((await client.query<{ count: string }>(statement)).rows[0]?.count);
    const tables = await count(`select count(*) from pg_tables where schemaname = 'public'`);
    const known = await count(`select count(*) from pg_tables where tablename = '__drizzle_migrations'`);
    const applied = known === 0 ? 0 : await count('select count(*) from drizzle.__drizzle_migrations');
    await client.end();
    return { tables, applied };
  }

  test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'F26: leaves the schema old or new, and the next start completes it: round %i',
    async (round) => {
      const name = `killed_migration_${String(round)}`;
      await admin.query(`create database ${name}`);
      const own = new URL(url ?? '');
      own.pathname = `/${name}`;
      const environment = {
        PATH: process.env['PATH'],
        NODE_ENV: 'development',
        PORT: '0',
        HOLOCADE_DATA: temporaryFolder(),
        HOLOCADE_DEMO: '0',
        DATABASE_URL: own.href,
      };
      const server = spawn(process.execPath, [SCRIPT, bundle.file], { stdio: 'ignore', env: environment });
      const gone = once(server, 'exit');
      await untilSeen(name, 2 + round * 25);
      server.kill('SIGKILL');
      await gone;
      const { tables, applied } = await migrationsIn(own.href);
      expect([0, all]).toContain(applied);
      expect(tables > 0).toBe(applied > 0);
      const database = await openPostgresDatabase(own.href, silentLog);
      await database.close();
      expect((await migrationsIn(own.href)).applied).toBe(all);
      await admin.query(`drop database ${name} with (force)`);
    },
  );
});
