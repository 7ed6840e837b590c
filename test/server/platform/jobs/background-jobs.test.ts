import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { ServerDependencies } from '../../../../server/deps';
import type { Database } from '../../../../server/platform/database/database';
import { jobRuns } from '../../../../server/platform/database/schema/platform';
import type { Job } from '../../../../server/platform/jobs/job';
import { JobRunner } from '../../../../server/platform/jobs/job-runner';
import { recordedJob, untilPlanned } from '../../../../server/platform/jobs/background-jobs';
import { FakeServerClock } from '../../support/fake-server-clock';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { silentLog } from '../../support/silent-log';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const opened: Promise<Database> = openEmptyDatabase();
let clock: FakeServerClock;
let deps: ServerDependencies;

beforeEach(async () => {
  const database = await opened;
  await database.db.delete(jobRuns);
  clock = new FakeServerClock();
  deps = { clock, database, log: silentLog } as unknown as ServerDependencies;
});
afterAll(async () => (await opened).close());

const { signal } = new AbortController();
const noted = async () => (await (await opened).db.select().from(jobRuns))[0];
const job = (run: Job['run'], more: Partial<Job> = {}): Job =>
  recordedJob({ name: 'digests', everyMs: 10 * MINUTE, run, ...more });

/** Adds locks to the embedded database, so that a test can run two servers on it. */
function withLocks(database: Database): Database {
  if (database.kind !== 'embedded') return database;
  const held = new Set<string>();
  const runExclusively: Database['runExclusively'] = async (name, work) => {
    if (held.has(name)) return false;
    held.add(name);
    await work().finally(() => held.delete(name));
    return true;
  };
  return { ...database, runExclusively };
}

test('recordedJob records a success with its times and the next planned run', async () => {
  const start = clock.now();
  await job(async () => clock.advance(MINUTE)).run(deps, signal);
  expect(await noted()).toEqual({
    job: 'digests',
    startedAt: start,
    endedAt: clock.now(),
    succeededAt: clock.now(),
    failingSince: null,
    failures: 0,
    lastError: null,
    nextAt: new Date(clock.now().getTime() + 10 * MINUTE),
  });
});

test('recordedJob counts failures since the first, with the last error, until a success', async () => {
  const run = vi
    .fn<Job['run']>()
    .mockRejectedValueOnce(new Error('no disk\nat line 3'))
    .mockRejectedValueOnce(new Error('x'.repeat(500)));
  const one = job(run);
  const first = clock.now();
  await expect(one.run(deps, signal)).rejects.toThrow('no disk');
  expect(await noted()).toMatchObject({ lastError: 'no disk', failures: 1, succeededAt: null });
  clock.advance(MINUTE);
  await expect(one.run(deps, signal)).rejects.toThrow('x');
  const nextAt = new Date(clock.now().getTime() + 30_000);
  expect(await noted()).toMatchObject({ failingSince: first, failures: 2, lastError: 'x'.repeat(300), nextAt });
  await one.run(deps, signal);
  expect(await noted()).toMatchObject({ failingSince: null, failures: 0, lastError: null, succeededAt: clock.now() });
});

test('a spaced job runs once for two servers on one database, and again at its planned time', async () => {
  const run = vi.fn(async () => undefined);
  const spaced = job(run, { spaced: true });
  const servers = [new JobRunner(), new JobRunner()];
  const database = withLocks(await opened);
  for (const server of servers) server.start([spaced], { ...deps, database });
  await vi.waitFor(async () => expect((await noted())?.endedAt).toBeTruthy(), { timeout: 10_000 });
  await Promise.all(servers.map((server) => server.stop()));
  expect(run).toHaveBeenCalledTimes(1);
  clock.advance(10 * MINUTE);
  await spaced.run(deps, signal);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a failed spaced job is repeated at its planned time, also by a newly started server', async () => {
  const run = vi.fn<Job['run']>().mockRejectedValueOnce(new Error('no disk'));
  const spaced = job(run, { spaced: true, everyMs: DAY, retryMs: HOUR });
  await expect(spaced.run(deps, signal)).rejects.toThrow('no disk');
  clock.advance(HOUR / 2);
  const planned = vi.spyOn(clock, 'after');
  const server = new JobRunner();
  server.start([spaced], deps);
  await vi.waitFor(() => expect(planned).toHaveBeenCalledWith(HOUR / 2, expect.any(Function)), { timeout: 10_000 });
  expect(run).toHaveBeenCalledTimes(1);
  clock.advance(HOUR / 2);
  await vi.waitFor(async () => expect((await noted())?.succeededAt).toEqual(clock.now()), { timeout: 10_000 });
  await server.stop();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a spaced job ignores a plan from a clock that was days ahead', async () => {
  const run = vi.fn(async () => undefined);
  const spaced = job(run, { spaced: true, everyMs: DAY });
  clock.advance(2 * DAY);
  await spaced.run(deps, signal);
  deps = { ...deps, clock: new FakeServerClock() };
  await spaced.run(deps, signal);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a job without spacing runs at every request', async () => {
  const run = vi.fn(async () => undefined);
  await job(run).run(deps, signal);
  await job(run).run(deps, signal);
  expect(run).toHaveBeenCalledTimes(2);
});

const now = new Date('2026-03-01T12:00:00.000Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test.each<[string, Date | undefined, number | undefined]>([
  ['none', undefined, undefined],
  ['a past time', at(-1), undefined],
  ['the present', at(0), undefined],
  ['the next time', at(1), 1],
  ['the longest interval', at(1000), 1000],
  ['a longer interval', at(1001), undefined],
])('untilPlanned for %s', (_, planned, wait) => {
  expect(untilPlanned({ everyMs: 1000 }, planned, now)).toBe(wait);
});
