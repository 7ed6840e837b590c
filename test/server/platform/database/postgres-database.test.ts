import { Pool } from 'pg';
import { expect, test, afterAll, describe } from 'vitest';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { openPostgresDatabase, aloneOn } from '../../../../server/platform/database/postgres-database';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { openEmptyDatabase } from '../../support/open-empty-database';

const log = createLogger({ logLevel: 'silent' });
/** Nothing listens on this port, which is reserved. */
const NOWHERE = 'postgres://me:hunter2@127.0.0.1:1/games';

test('a server that does not answer is told as a setting to be mended, without its password', async () => {
  const opening = openPostgresDatabase(NOWHERE, log);
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(/^DATABASE_URL: .*127\.0\.0\.1:1.*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/hunter2/);
});

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];

test('a database that one process alone can open does the work, and hands on what it throws', async () => {
  const database = await openEmptyDatabase();
  let done = 0;
  expect(await database.alone('a job', async () => void (done += 1))).toBe(true);
  await expect(database.alone('a job', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await database.alone('a job', async () => void (done += 1))).toBe(true);
  expect(done).toBe(2);
  await database.close();
});

describe.runIf(url !== undefined)('on a PostgreSQL server', () => {
  const pools = [new Pool({ connectionString: url }), new Pool({ connectionString: url })] as const;
  afterAll(() => Promise.all(pools.map((pool) => pool.end())));

  test('more jobs at once than there are connections for work all come to their end', async () => {
    const database = await openEmptyDatabase();
    let begun = 0;
    let meet = (): void => {};
    const all = new Promise<void>((resolve) => (meet = resolve));
    const names = Array.from({ length: 14 }, (_, at) => `job ${String(at)}`);
    const done = names.map((name) =>
      database.alone(name, async () => {
        begun += 1;
        if (begun === names.length) meet();
        await all;
        expect(await database.ping()).toBe(true);
      }),
    );
    expect(await Promise.all(done)).toEqual(names.map(() => true));
    await database.close();
  });

  test('work of one name is done by one server at a time, and by any once it is over', async () => {
    const order: string[] = [];
    let end = (): void => {};
    const [mine, theirs] = pools;
    let begun = (): void => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const first = aloneOn(mine, 'a job', async () => {
      begun();
      await new Promise<void>((resolve) => (end = resolve));
      order.push('mine');
    });
    await hasBegun;
    expect(await aloneOn(theirs, 'a job', async () => void order.push('theirs'))).toBe(false);
    expect(await aloneOn(theirs, 'another job', async () => void order.push('another'))).toBe(true);
    end();
    expect(await first).toBe(true);
    expect(await aloneOn(theirs, 'a job', async () => void order.push('theirs'))).toBe(true);
    expect(order).toEqual(['another', 'mine', 'theirs']);
  });

  test('work that throws lets the lock go', async () => {
    const [mine, theirs] = pools;
    await expect(aloneOn(mine, 'a job', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await aloneOn(theirs, 'a job', async () => {})).toBe(true);
  });

  test('a server whose connection is cut lives on, and others can do the work', async () => {
    const [mine, theirs] = pools;
    let end = (): void => {};
    let begun = (): void => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const first = aloneOn(mine, 'a job', async () => {
      begun();
      await new Promise<void>((resolve) => (end = resolve));
    });
    await hasBegun;
    await theirs.query('select pg_terminate_backend(pid, 5000) from pg_locks where classid = 5027147 and granted');
    expect(await aloneOn(theirs, 'a job', async () => {})).toBe(true);
    end();
    expect(await first).toBe(true);
  });
});
