import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ERROR_RETRY_DELAY, secondsUntilRetry } from '../../../src/domain/shell/error-retry';

const times = fc.integer({ min: 0, max: 4e12 });

describe('the wait of a page that is down', () => {
  test('is the 30 seconds that it speaks of', () => {
    expect(ERROR_RETRY_DELAY).toBe(30_000);
    expect([0, 1, 1000, 29_999, 30_000, 31_000].map((passed) => secondsUntilRetry(5, 5 + passed))).toEqual([
      30, 30, 29, 1, 0, 0,
    ]);
  });

  property.prop([times, times])('is never longer than that, nor less than nothing', (since, now) => {
    const left = secondsUntilRetry(since, now);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(30);
    expect(Number.isInteger(left)).toBe(true);
  });

  property.prop([times, fc.integer({ min: 0, max: 60_000 })])(
    'is over exactly when the time has passed',
    (since, passed) => {
      expect(secondsUntilRetry(since, since + passed) === 0).toBe(passed >= ERROR_RETRY_DELAY);
    },
  );
});
