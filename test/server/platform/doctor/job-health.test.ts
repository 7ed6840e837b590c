import { test as propertyTest, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { jobHealth } from '../../../../server/platform/doctor/job-health';
import type { JobRun } from '../../../../server/platform/jobs/job-run.repository';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date('2026-11-22T12:00:00.000Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const unpaused = { now, pausedSince: undefined };
const mails = { name: 'mails', everyMs: 15_000 } as const;

const run: JobRun = {
  job: 'mails',
  startedAt: at(-MINUTE),
  endedAt: at(-MINUTE),
  succeededAt: at(-MINUTE),
  failingSince: null,
  failures: 0,
  lastError: null,
  nextAt: at(0),
};

describe('jobHealth', () => {
  test.each<[string, JobRun | undefined, boolean]>([
    ['with a recent success', run, true],
    ['that has never started', undefined, false],
    ['that is running', { ...run, endedAt: null, succeededAt: null, nextAt: null }, false],
    [
      'that has been running for hours',
      { ...run, startedAt: at(-5 * HOUR), endedAt: at(-6 * HOUR), nextAt: at(-5 * HOUR) },
      true,
    ],
    [
      'with a run that never ends',
      { ...run, startedAt: at(-7 * HOUR), endedAt: at(-8 * HOUR), nextAt: at(-7 * HOUR) },
      false,
    ],
    ['that fails', { ...run, failingSince: at(-DAY), failures: 3, lastError: 'no disk' }, false],
    ['with a slight delay', { ...run, nextAt: at(-10 * MINUTE) }, true],
    ['that no server runs any more', { ...run, nextAt: at(-16 * MINUTE) }, false],
  ])('judges a job %s', (_, found, healthy) => {
    expect(jobHealth(mails, found, unpaused).healthy).toBe(healthy);
  });

  test('reports times and the error for machines', () => {
    const failing = { ...run, failingSince: at(-DAY), failures: 3, lastError: 'no disk', nextAt: at(MINUTE) };
    expect(jobHealth(mails, failing, unpaused)).toEqual({
      name: 'mails',
      healthy: false,
      lastStart: '2026-11-22T11:59:00.000Z',
      lastEnd: '2026-11-22T11:59:00.000Z',
      lastSuccess: '2026-11-22T11:59:00.000Z',
      running: false,
      next: '2026-11-22T12:01:00.000Z',
      overdue: false,
      failingSince: '2026-11-21T12:00:00.000Z',
      failures: 3,
      error: 'no disk',
      pausedSince: null,
    });
  });

  test.each([
    ['for an hour', HOUR, true],
    ['for two days', 2 * DAY, false],
  ])('judges an overdue job that is paused %s by its pause', (_, pause, healthy) => {
    const health = jobHealth(mails, { ...run, nextAt: at(-DAY) }, { now, pausedSince: at(-pause) });
    expect([health.healthy, health.overdue, health.pausedSince]).toEqual([healthy, false, at(-pause).toISOString()]);
  });

  propertyTest.prop([fc.integer({ min: 1000, max: DAY }), fc.integer({ min: 0, max: 3 * DAY })])(
    'is never overdue within its own interval, and always after two days',
    (everyMs, late) => {
      const { overdue } = jobHealth({ name: 'mails', everyMs }, { ...run, nextAt: at(-late) }, unpaused);
      if (late <= everyMs) expect(overdue).toBe(false);
      if (late > 2 * DAY) expect(overdue).toBe(true);
    },
  );
});
