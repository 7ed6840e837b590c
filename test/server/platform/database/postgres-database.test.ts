import { eq, sql } from 'drizzle-orm';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool } from 'pg';
import { expect, test, afterAll, describe } from 'vitest';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { PostgresLocks } from '../../../../server/platform/database/postgres-locks';
import { meta } from '../../../../server/platform/database/schema/platform';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { separateDatabase } from '../../support/separate-database';

const log = createLogger({ logLevel: 'silent' });
/** Address of a reserved port without a listener. */
const NOWHERE = 'postgres://me:hunter2@127.0.0.1:1/games';

test('openPostgresDatabase reports an unreachable server as an invalid setting, without its password', async () => {
  const opening = openPostgresDatabase(NOWHERE, log);
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(/^DATABASE_URL: .*127\.0\.0\.1:1.*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/hunter2/);
});

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];

test('runExclusively runs the work on an embedded database, and rethrows its errors', async () => {
  const database = await openEmptyDatabase();
  let done = 0;
  expect(await database.runExclusively('a job', async () => void (done += 1))).toBe(true);
  await expect(database.runExclusively('a job', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await database.runExclusively('a job', async () => void (done += 1))).toBe(true);
  expect(done).toBe(2);
  await database.close();
});

describe.runIf(url !== undefined)('PostgresLocks', () => {
  const pools = [0, 1].map(() => new Pool({ connectionString: url, max: 1 }));
  const [mine, theirs] = pools.map((pool) => new PostgresLocks(pool)) as [PostgresLocks, PostgresLocks];
  afterAll(() => Promise.all(pools.map((pool) => pool.end())));

  test('more jobs than connections for work all finish', async () => {
    const database = await openEmptyDatabase();
    let begun = 0;
    let meet = (): void => {};
    const all = new Promise<void>((resolve) => (meet = resolve));
    const names = Array.from({ length: 14 }, (_, at) => `job ${String(at)}`);
    const done = names.map((name) =>
      database.runExclusively(name, async () => {
        begun += 1;
        if (begun === names.length) meet();
        await all;
        expect(await database.ping()).toBe(true);
      }),
    );
    expect(await Promise.all(done)).toEqual(names.map(() => true));
    await database.close();
  });

  test('openPostgresDatabase reports the use of its pools, and the wait for each connection', async () => {
    const waits: string[] = [];
    const onConnect = (pool: string) => () => void waits.push(pool);
    const { url: own, database } = await separateDatabase(url ?? '', log);
    const opened = await openPostgresDatabase(own, log, { migrates: false, onConnect });
    const use = (name: string) => opened.pools().find(({ pool }) => pool === name);
    expect(opened.pools().map(({ pool, max }) => [pool, max])).toEqual([
      ['queries', 10],
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

  test('openPostgresDatabase reports each statement with its text but without its values', async () => {
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

  test('runs work of one name on one server at a time, and again afterwards', async () => {
    const order: string[] = [];
    let end = (): void => {};
    let begun = (): void => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const first = mine.runExclusively('a job', async () => {
      begun();
      await new Promise<void>((resolve) => (end = resolve));
      order.push('mine');
    });
    await hasBegun;
    expect(await theirs.runExclusively('a job', async () => void order.push('theirs'))).toBe(false);
    expect(await theirs.runExclusively('another job', async () => void order.push('another'))).toBe(true);
    end();
    expect(await first).toBe(true);
    expect(await theirs.runExclusively('a job', async () => void order.push('theirs'))).toBe(true);
    expect(order).toEqual(['another', 'mine', 'theirs']);
  });

  test('releases the lock if the work throws', async () => {
    await expect(mine.runExclusively('a job', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await theirs.runExclusively('a job', async () => {})).toBe(true);
  });

  test('runs work of one name once at a time in a process, too', async () => {
    let end = (): void => {};
    let begun = (): void => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const first = mine.runExclusively('a job', () => {
      begun();
      return new Promise<void>((resolve) => (end = resolve));
    });
    await hasBegun;
    expect(await mine.runExclusively('a job', async () => {})).toBe(false);
    end();
    expect(await first).toBe(true);
    expect(await mine.runExclusively('a job', async () => {})).toBe(true);
  });

  test('connects again after a failed connection', async () => {
    const pool = new Pool({ connectionString: NOWHERE, max: 1 });
    const locks = new PostgresLocks(pool);
    await expect(locks.runExclusively('a job', async () => {})).rejects.toThrow('ECONNREFUSED');
    Object.assign(pool.options, { connectionString: url });
    expect(await locks.runExclusively('a job', async () => {})).toBe(true);
    await pool.end();
  });

  test('survives a lost connection, and lets other servers run the work', async () => {
    let end = (): void => {};
    let begun = (): void => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const first = mine.runExclusively('a job', async () => {
      begun();
      await new Promise<void>((resolve) => (end = resolve));
    });
    await hasBegun;
    await pools[1]?.query('select pg_terminate_backend(pid, 5000) from pg_locks where classid = 5027147 and granted');
    expect(await theirs.runExclusively('a job', async () => {})).toBe(true);
    end();
    expect(await first).toBe(true);
  });
});
