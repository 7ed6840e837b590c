import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerDependencies } from '../../../../server/deps';
import type { Job } from '../../../../server/platform/jobs/job';
import type { JobName } from '../../../../server/platform/jobs/job-board';
import { JobRunner } from '../../../../server/platform/jobs/job-runner';
import { FakeServerClock } from '../../support/fake-server-clock';

const MINUTE = 60_000;
let clock: FakeServerClock;
let runner: JobRunner;
let deps: ServerDependencies;
const logged = vi.fn();
const runExclusively = vi.fn(async (_name: string, work: () => Promise<void>) => work().then(() => true));

beforeEach(() => {
  vi.clearAllMocks();
  clock = new FakeServerClock();
  runner = new JobRunner();
  deps = { clock, database: { runExclusively }, log: { error: logged } } as unknown as ServerDependencies;
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
const job = (run: Job['run'], name: JobName = 'mails', everyMs = MINUTE): Job => ({ name, everyMs, run });

describe('JobRunner', () => {
  test('runs each job at start, and again after its interval', async () => {
    const mails = vi.fn(async () => {});
    const cleanup = vi.fn(async () => {});
    runner.start([job(mails), job(cleanup, 'cleanup', 60 * MINUTE)], deps);
    await settled();
    clock.advance(MINUTE);
    await settled();
    expect([mails.mock.calls.length, cleanup.mock.calls.length]).toEqual([2, 1]);
    expect(runExclusively.mock.calls.map(([name]) => name)).toEqual(['job mails', 'job cleanup', 'job mails']);
  });

  test('runs a job soon when woken, and again after a whole interval', async () => {
    const run = vi.fn(async () => {});
    runner.start([job(run)], deps);
    await settled();
    clock.advance(MINUTE / 2);
    runner.wake('mails');
    await settled();
    expect(run).toHaveBeenCalledTimes(2);
    clock.advance(MINUTE / 2);
    await settled();
    expect(run).toHaveBeenCalledTimes(2);
    clock.advance(MINUTE / 2);
    await settled();
    expect(run).toHaveBeenCalledTimes(3);
  });

  test('never runs a job twice at once: wake-ups during a run cause one more run', async () => {
    const ends: (() => void)[] = [];
    const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    runner.start([job(run)], deps);
    for (let call = 0; call < 10; call += 1) runner.wake('mails');
    await settled();
    expect(run).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await settled();
    expect(run).toHaveBeenCalledTimes(2);
    ends[1]?.();
    await settled();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('logs an error of a job and repeats it within half a minute', async () => {
    const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no disk'));
    runner.start([job(run, 'cleanup', 60 * MINUTE)], deps);
    await settled();
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { err: expect.objectContaining({ message: 'no disk' }), job: 'cleanup' },
      expect.any(String),
    );
    clock.advance(30_000);
    await settled();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('does nothing before its start: no timers, no wake-ups', async () => {
    runner.wake('mails');
    await settled();
    expect(runExclusively).not.toHaveBeenCalled();
  });

  test('stop aborts and awaits running jobs, and starts no more', async () => {
    let aborted = false;
    let ended = false;
    const run = vi.fn(async (_deps: ServerDependencies, signal: AbortSignal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      aborted = true;
      await settled();
      ended = true;
    });
    runner.start([job(run)], deps);
    await settled();
    runner.wake('mails');
    await runner.stop();
    expect([aborted, ended]).toEqual([true, true]);
    runner.wake('mails');
    clock.advance(10 * MINUTE);
    await settled();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
