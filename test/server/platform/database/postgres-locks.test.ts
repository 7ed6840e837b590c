import { Pool } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { PostgresLocks } from '../../../../server/platform/database/postgres-locks';
import { openEmptyDatabase } from '../../support/open-empty-database';

/** Address of a reserved port without a listener. */
const NOWHERE = 'postgres://me:hunter2@127.0.0.1:1/games';
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

/** Work that has begun when `begun` resolves, and ends when `end` is called. */
function heldWork() {
  let begin = (): void => {};
  let end = (): void => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = (): Promise<void> => {
    begin();
    return ended;
  };
  return { begun, run, end: () => end() };
}

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

  test('runs work of one name on one server at a time, and again afterwards', async () => {
    const order: string[] = [];
    const held = heldWork();
    const first = mine.runExclusively('a job', () => held.run().then(() => void order.push('mine')));
    await held.begun;
    expect(await theirs.runExclusively('a job', async () => void order.push('theirs'))).toBe(false);
    expect(await theirs.runExclusively('another job', async () => void order.push('another'))).toBe(true);
    held.end();
    expect(await first).toBe(true);
    expect(await theirs.runExclusively('a job', async () => void order.push('theirs'))).toBe(true);
    expect(order).toEqual(['another', 'mine', 'theirs']);
  });

  test('releases the lock if the work throws', async () => {
    await expect(mine.runExclusively('a job', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await theirs.runExclusively('a job', async () => {})).toBe(true);
  });

  test('runs work of one name once at a time in a process, too', async () => {
    const held = heldWork();
    const first = mine.runExclusively('a job', held.run);
    await held.begun;
    expect(await mine.runExclusively('a job', async () => {})).toBe(false);
    held.end();
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
    const held = heldWork();
    const first = mine.runExclusively('a job', held.run);
    await held.begun;
    await pools[1]?.query('select pg_terminate_backend(pid, 5000) from pg_locks where classid = 5027147 and granted');
    expect(await theirs.runExclusively('a job', async () => {})).toBe(true);
    held.end();
    expect(await first).toBe(true);
  });
});
