import { eq, sql } from 'drizzle-orm';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { isUnavailable } from '../../../../server/platform/database/database-failure';
import { DatabaseTooOld } from '../../../../server/platform/database/migration-state';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { meta } from '../../../../server/platform/database/schema/platform';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { separateDatabase } from '../../support/separate-database';
import { LAST_OLD_MIGRATION, migratedAt } from './old-database';

const log = createLogger({ logLevel: 'silent' });
/** Address of a reserved port without a listener. */
const NOWHERE = 'postgres://me:hunter2@127.0.0.1:1/games';
const url = process.env['HOLOCADE_TEST_DATABASE_URL'];

test('openPostgresDatabase reports an unreachable server as an invalid setting, without its password', async () => {
  const opening = openPostgresDatabase(NOWHERE, log);
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(/^DATABASE_URL: .*127\.0\.0\.1:1.*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/hunter2/);
});

/** Creates a database without tables. */
async function emptyDatabase() {
  const server = new Client({ connectionString: url });
  await server.connect();
  const name = `holocade_test_${randomUUID().replaceAll('-', '')}`;
  await server.query(`create database ${name}`);
  const address = Object.assign(new URL(String(url)), { pathname: `/${name}` }).href;
  const drop = async (): Promise<void> => {
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  };
  return { address, name, server, drop };
}

describe.runIf(url !== undefined)('openPostgresDatabase', () => {
  test('reports the use of its pools, and the wait for each connection', async () => {
    const waits: string[] = [];
    const onConnect = (pool: string) => () => void waits.push(pool);
    const { url: own, database } = await separateDatabase(url ?? '', log);
    const opened = await openPostgresDatabase(own, log, { migrates: false, onConnect });
    const use = (name: string) => opened.pools().find(({ pool }) => pool === name);
    expect(opened.pools().map(({ pool, max }) => [pool, max])).toEqual([
      ['queries', 9],
      ['locks', 1],
      ['pings', 1],
    ]);
    await opened.transaction(async (tx) => {
      await tx.execute('select 1');
      expect(use('queries')).toMatchObject({ used: 1, idle: 0, waiting: 0 });
    });
    await opened.db.execute('select 1');
    expect(use('queries')).toMatchObject({ used: 0, idle: 1 });
    await opened.runExclusively('a job', async () => expect(use('locks')).toMatchObject({ used: 1 }));
    expect(waits).toEqual(['queries', 'queries', 'locks']);
    await opened.close();
    await database.close();
  });

  test('reports each statement with its text but without its values', async () => {
    const statements: [string, boolean][] = [];
    const onStatement = (text: string) => (failed: boolean) => void statements.push([text, failed]);
    const { url: own, database } = await separateDatabase(url ?? '', log);
    const opened = await openPostgresDatabase(own, log, { migrates: false, onStatement });
    await opened.db.execute(sql`select ${'a secret'}::text`);
    await opened.transaction((tx) => tx.select({ key: meta.key }).from(meta).where(eq(meta.key, 'secret')));
    await expect(opened.db.execute('select no_such_column')).rejects.toThrow();
    expect(statements).toEqual([
      ['select $1::text', false],
      ['begin', false],
      [expect.stringMatching(/^select "key" from "meta" where .* = \$1$/), false],
      ['commit', false],
      ['select no_such_column', true],
    ]);
    await opened.close();
    await database.close();
  });

  test('a statement that waits for a connection continues its own work, not that of the connection’s last user', async () => {
    const work = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const onStatement = () => {
      seen.push(work.getStore());
      return () => undefined;
    };
    const { url: own, database } = await separateDatabase(url ?? '', log);
    const opened = await openPostgresDatabase(own, log, { migrates: false, onStatement });
    const names = Array.from({ length: 30 }, (_, at) => `work ${String(at)}`);
    await Promise.all(names.map((name) => work.run(name, async () => void (await opened.db.execute('select 1')))));
    expect([...seen].sort()).toEqual([...names].sort());
    await opened.close();
    await database.close();
  });

  test('answers a ping while all queries wait for a locked table', async () => {
    const { database, url: address } = await separateDatabase(String(url), log);
    const other = new Client({ connectionString: address });
    await other.connect();
    await other.query('begin; lock table meta in access exclusive mode');
    const waiting = Array.from({ length: 11 }, () => database.db.select().from(meta).execute());
    const settled = Promise.allSettled(waiting);
    // The first ten use all connections, so the last one gets none.
    await expect(waiting[10]).rejects.toSatisfy(isUnavailable);
    const pinged = performance.now();
    expect(await database.ping()).toBe(true);
    expect(performance.now() - pinged).toBeLessThan(1000);
    await other.query('rollback');
    await settled;
    await other.end();
    await database.close();
  });

  test('gives up a locked table after a second, so that other calls proceed, and migrates later', async () => {
    const { address, name, server, drop } = await emptyDatabase();
    const other = new Client({ connectionString: address });
    await other.connect();
    await other.query(
      'create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)',
    );
    // Inserting the applied migrations conflicts with this lock; reading them does not.
    await other.query('begin; lock table drizzle.__drizzle_migrations in share mode');
    const opening = openPostgresDatabase(address, log);
    const waits = async () =>
      (
        await server.query(
          `select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = '${name}')`,
        )
      ).rows.length > 0;
    while (!(await waits()));
    while (await waits());
    await other.query('commit');
    await (await opening).close();
    expect((await other.query('select count(*)::int from drizzle.__drizzle_migrations')).rows[0]).not.toEqual({
      count: 0,
    });
    await other.end();
    await drop();
  });

  test('refuses a database from before the last old migration and changes nothing', async () => {
    const { address, drop } = await emptyDatabase();
    const old = new Client({ connectionString: address });
    await old.connect();
    await old.query(migratedAt(LAST_OLD_MIGRATION - 1));
    await expect(openPostgresDatabase(address, log)).rejects.toThrow(DatabaseTooOld);
    const { rows } = await old.query(`
      select (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace) as relations,
        (select count(*)::int from pg_extension where extname = 'pg_trgm') as extensions`);
    expect(rows).toEqual([{ relations: 0, extensions: 0 }]);
    await old.end();
    await drop();
  });
});
