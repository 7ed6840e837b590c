import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { err, ok } from '../../../../src/domain/shared/result';
import type { ServerDependencies } from '../../../../server/deps';
import type { Database } from '../../../../server/platform/database/database';
import { recordedJob } from '../../../../server/platform/jobs/background-jobs';
import type { Job } from '../../../../server/platform/jobs/job';
import { describeJobs, pauseJobByName, resumeJobByName, runJob } from '../../../../server/platform/jobs/job-commands';
import { JobRunner } from '../../../../server/platform/jobs/job-runner';
import { FakeServerClock } from '../../support/fake-server-clock';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { silentLog } from '../../support/silent-log';

const MINUTE = 60_000;
let clock: FakeServerClock;
let database: Database;
let deps: ServerDependencies;
let runner: JobRunner;

beforeEach(async () => {
  clock = new FakeServerClock();
  database = await openEmptyDatabase();
  runner = new JobRunner();
  deps = { clock, database, log: silentLog, jobs: runner } as unknown as ServerDependencies;
});
afterEach(async () => {
  await runner.stop();
  await database.close();
});

const start = (run: Job['run'], more: Partial<Job> = {}) =>
  runner.start([recordedJob({ name: 'digests', everyMs: MINUTE, run, ...more })], deps);
const ended = (run: ReturnType<typeof vi.fn>, times: number) =>
  vi.waitFor(() => expect(run).toHaveBeenCalledTimes(times), { timeout: 5000, interval: 5 });
const listed = async () => {
  const list = await describeJobs(deps);
  return list.ok ? list.value.split('\n').find((line) => line.startsWith('digests')) : undefined;
};

describe('job pause and resume', () => {
  test('stops the runs of a job on every server until it is resumed, which runs it at once', async () => {
    const run = vi.fn(async () => {});
    expect(await pauseJobByName(deps, 'digests')).toEqual(
      ok('Job digests is paused on all servers. To undo this, run “job resume digests”.'),
    );
    const other = vi.fn(async () => {});
    await recordedJob({ name: 'digests', everyMs: MINUTE, run: other }).run(deps, new AbortController().signal);
    const attempts = vi.spyOn(database, 'runExclusively');
    start(run);
    // The runner looks at a paused job at its start, too.
    await attempts.mock.results[0]?.value;
    expect(await pauseJobByName(deps, 'digests')).toEqual(err('Job digests is paused already.'));
    expect([run.mock.calls.length, other.mock.calls.length]).toEqual([0, 0]);
    expect(await resumeJobByName(deps, 'digests')).toEqual(ok('Job digests runs again.'));
    await ended(run, 1);
    expect(await resumeJobByName(deps, 'digests')).toEqual(err('Job digests is not paused.'));
  });
});

describe('job run', () => {
  test('runs a paused job that is not due, and reports its duration', async () => {
    await pauseJobByName(deps, 'digests');
    const run = vi.fn(async () => clock.advance(1500));
    start(run, { spaced: true });
    // The runner looks at a paused job at its start, too.
    await vi.waitFor(
      async () => expect(await runJob(deps, runner, 'digests')).toEqual(ok('Job digests is done after 1500 ms.')),
      5000,
    );
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('refuses a job that is running, and reports the error of one that fails', async () => {
    let end = (): void => undefined;
    const run = vi
      .fn<Job['run']>()
      .mockReturnValueOnce(new Promise((resolve) => (end = resolve)))
      .mockRejectedValue(new Error('no disk\nat line 3'));
    start(run);
    await ended(run, 1);
    expect(await runJob(deps, runner, 'digests')).toEqual(err('Job digests is running already.'));
    end();
    await vi.waitFor(
      async () => expect(await runJob(deps, runner, 'digests')).toEqual(err('Job digests failed: no disk')),
      5000,
    );
    expect(await listed()).toContain('1 times: no disk');
  });

  test('keeps the schedule of a job whose next time cannot be read', async () => {
    const run = vi.fn(async () => {});
    const wait = vi.fn<NonNullable<Job['wait']>>().mockRejectedValue(new Error('no database'));
    runner.start([{ name: 'digests', everyMs: MINUTE, run, wait }], deps);
    await vi.waitFor(
      async () => expect(await runJob(deps, runner, 'digests')).toEqual(ok('Job digests is done after 0 ms.')),
      5000,
    );
    clock.advance(MINUTE);
    await ended(run, 3);
  });

  test('refuses to run while the clock of the server is wrong', async () => {
    const run = vi.fn(async () => {});
    runner.start([recordedJob({ name: 'digests', everyMs: MINUTE, run })], deps, { clockIsRight: false });
    expect(await runJob(deps, runner, 'digests')).toEqual(
      err('Job digests failed: the clock of this server is more than 30 s off'),
    );
    expect(run).not.toHaveBeenCalled();
  });
});

describe('job list', () => {
  test('prints the last run with its duration, the next run and a pause', async () => {
    expect(await listed()).toBe('digests              never succeeded');
    const run = vi.fn(async () => clock.advance(1500));
    start(run);
    await vi.waitFor(
      async () =>
        expect(await listed()).toBe(
          'digests              last succeeded at 2026-03-01T12:00:01.500Z; next at 2026-03-01T12:01:01.500Z; took 1500 ms',
        ),
      5000,
    );
    await pauseJobByName(deps, 'digests');
    expect(await listed()).toMatch(/; paused since \d{4}-\S+; took 1500 ms$/);
  });
});
