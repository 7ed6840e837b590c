import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { untilNight } from '../../../../server/platform/jobs/background-jobs';

const HOUR = 3_600_000;

describe('untilNight', () => {
  test.each([
    ['2026-03-01T02:00:00.000Z', 1],
    ['2026-03-01T03:00:00.000Z', 24],
    ['2026-03-01T04:00:00.000Z', 23],
  ])('at %s is %i hours', (now, hours) => {
    expect(untilNight(new Date(now))).toBe(hours * HOUR);
  });

  test.prop([fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })])(
    'always leads to the next 03:00 UTC',
    (now) => {
      const wait = untilNight(now);
      const then = new Date(now.getTime() + wait);
      expect(then.toISOString()).toMatch(/T03:00:00\.000Z$/);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(24 * HOUR);
    },
  );
});
