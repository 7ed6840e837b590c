import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { isUnavailable } from '../../../../server/platform/database/database-failure';
import { DatabaseTooOld } from '../../../../server/platform/database/migration-state';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { meta } from '../../../../server/platform/database/schema/platform';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { separateDatabase } from '../../support/separate-database';
import { LAST_OLD_MIGRATION, migratedAt } from './old-database';

const log = createLogger({ logLevel: 'silent' });
/** Address of a reserved port without a listener. */

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];

describe.runIf(url !== undefined)('openPostgresDatabase', () => {
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
    const server = new Client({ connectionString: url });
    await server.connect();
    const name = `holocade_test_${randomUUID().replaceAll('-', '')}`;
    await server.query(`create database ${name}`);
    const address = Object.assign(new URL(String(url)), { pathname: `/${name}` }).href;
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
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });

  test('refuses a database from before the last old migration and changes nothing', async () => {
    const server = new Client({ connectionString: url });
    await server.connect();
    const name = `holocade_test_${randomUUID().replaceAll('-', '')}`;
    await server.query(`create database ${name}`);
    const address = Object.assign(new URL(String(url)), { pathname: `/${name}` }).href;
    const old = new Client({ connectionString: address });
    await old.connect();
    await old.query(migratedAt(LAST_OLD_MIGRATION - 1));
    await expect(openPostgresDatabase(address, log)).rejects.toThrow(DatabaseTooOld);
    const { rows } = await old.query(`
      select (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace) as relations,
        (select count(*)::int from pg_extension where extname = 'pg_trgm') as extensions`);
    expect(rows).toEqual([{ relations: 0, extensions: 0 }]);
    await old.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });
});
