import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ServerDependencies } from '../../../../server/deps';
import type { Database } from '../../../../server/platform/database/database';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import type { Job } from '../../../../server/platform/jobs/job';
import { requestedRun } from '../../../../server/platform/jobs/job-run.repository';
import { JobRunner } from '../../../../server/platform/jobs/job-runner';
import { FakeServerClock } from '../../support/fake-server-clock';
import { separateDatabase } from '../../support/separate-database';
import { silentLog } from '../../support/silent-log';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
const DAY = 24 * 60 * 60 * 1000;
const RETRY_MS = 30_000;
const WITHIN = { timeout: 5000, interval: 5 };

/** Counts the timers that have not fired. */
class CountingClock extends FakeServerClock {
  readonly timers = new Set<() => void>();

  override after(milliseconds: number, run: () => void): () => void {
    const fire = (): void => {
      this.timers.delete(fire);
      run();
    };
    this.timers.add(fire);
    const cancel = super.after(milliseconds, fire);
    return () => {
      this.timers.delete(fire);
      cancel();
    };
  }
}

describe.runIf(url !== undefined)('a job of two servers on one database', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  /** A server whose runs of the job end when the test ends them. */
  const server = async (database: Database, address: string) => {
    const own = await openPostgresDatabase(address, silentLog);
    const clock = new CountingClock();
    const runner = new JobRunner();
    const runs: { end: () => void; fail: (error: Error) => void }[] = [];
    const refused = vi.fn();
    const run: Job['run'] = (_deps, signal) =>
      new Promise<void>((resolve, reject) => {
        runs.push({ end: resolve, fail: reject });
        signal.addEventListener('abort', () => resolve());
      });
    const runExclusively: Database['runExclusively'] = async (name, work) => {
      const ran = await own.runExclusively(name, work);
      if (!ran) refused();
      return ran;
    };
    const deps = { clock, database: { ...own, runExclusively }, log: silentLog } as unknown as ServerDependencies;
    const stop = () => runner.stop();
    ends.push(async () => {
      await stop();
      await own.close();
    });
    return {
      clock,
      runs,
      refused,
      stop,
      start: () => runner.start([{ name: 'webhooks', everyMs: DAY, run }], deps),
      wake: () => runner.wake('webhooks'),
      end: (index: number) => runs[index]?.end(),
      started: (count: number) => vi.waitFor(() => expect(runs).toHaveLength(count), WITHIN),
      wasRefused: (count: number) => vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(count), WITHIN),
      /** Waits until the runner has planned its next run. */
      planned: () => vi.waitFor(() => expect(clock.timers.size).toBe(1), WITHIN),
      request: () => requestedRun(database.db, 'webhooks'),
      cutLocks: () =>
        database.db.execute(sql`
          select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
            and database = (select oid from pg_database where datname = current_database())`),
    };
  };
  /** Two servers; the first runs the job, and the start of the second was refused. */
  const two = async () => {
    const shared = await separateDatabase(url ?? '', silentLog);
    ends.push(() => shared.database.close());
    const [one, other] = [await server(shared.database, shared.url), await server(shared.database, shared.url)];
    one.start();
    await one.started(1);
    other.start();
    await other.wasRefused(1);
    await other.planned();
    return { one, other };
  };

  test('runs once for the starts of both servers, and again only after its interval', async () => {
    const { one, other } = await two();
    one.end(0);
    await one.planned();
    for (const { clock } of [one, other]) clock.advance(RETRY_MS);
    expect(await one.request()).toBeUndefined();
    expect([one.runs.length, other.runs.length]).toEqual([1, 0]);
    one.clock.advance(DAY - RETRY_MS);
    await one.started(2);
    other.clock.advance(DAY - RETRY_MS);
    await other.wasRefused(2);
    one.end(1);
    await Promise.all([one.planned(), other.planned()]);
    expect([one.runs.length, other.runs.length]).toEqual([2, 0]);
  });

  test('runs again on the server that is running it after a wake-up on the other', async () => {
    const { one, other } = await two();
    other.wake();
    await other.wasRefused(3);
    await other.planned();
    expect(await one.request()).toBe(1);
    one.end(0);
    await one.started(2);
    one.end(1);
    await one.planned();
    expect(await one.request()).toBeUndefined();
    other.clock.advance(RETRY_MS);
    await other.planned();
    expect([one.runs.length, other.runs.length]).toEqual([2, 0]);
  });

  test('serves any number of wake-ups during one run by one more run', async () => {
    const { one, other } = await two();
    for (const refusals of [3, 5, 7]) {
      other.wake();
      await other.wasRefused(refusals);
      await other.planned();
    }
    one.end(0);
    await one.started(2);
    one.end(1);
    await one.planned();
    expect([one.runs.length, other.runs.length]).toEqual([2, 0]);
  });

  test('runs once more for a wake-up that arrives during the run for an earlier one', async () => {
    const { one, other } = await two();
    other.wake();
    await other.wasRefused(3);
    await other.planned();
    one.end(0);
    await one.started(2);
    other.wake();
    await other.wasRefused(5);
    await other.planned();
    one.end(1);
    await one.started(3);
    one.end(2);
    await one.planned();
    expect(await one.request()).toBeUndefined();
  });

  test('runs on the woken server within half a minute if the other one loses its lock, as by kill -9', async () => {
    const { one, other } = await two();
    other.wake();
    await other.wasRefused(3);
    await other.planned();
    await one.cutLocks();
    other.clock.advance(RETRY_MS);
    await other.started(1);
    other.end(0);
    await other.planned();
    expect(await one.request()).toBeUndefined();
  });

  test('runs on the woken server if the other one stops during its run', async () => {
    const { one, other } = await two();
    other.wake();
    await other.wasRefused(3);
    await other.planned();
    await one.stop();
    expect(await one.request()).toBe(1);
    other.clock.advance(RETRY_MS);
    await other.started(1);
  });

  test('keeps a wake-up until a run succeeds', async () => {
    const { one, other } = await two();
    other.wake();
    await other.wasRefused(3);
    await other.planned();
    one.end(0);
    await one.started(2);
    one.runs[1]?.fail(new Error('no answer'));
    await one.planned();
    expect(await one.request()).toBe(1);
    one.clock.advance(RETRY_MS);
    await one.started(3);
    one.end(2);
    await one.planned();
    expect(await one.request()).toBeUndefined();
  });
});
