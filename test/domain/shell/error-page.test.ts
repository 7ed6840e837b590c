import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  errorPage,
  errorStatuses,
  isErrorStatus,
  canBypass,
  ERROR_RETRY_DELAY,
  secondsUntilRetry,
} from '../../../src/domain/shell/error-page';

describe('the page of an error', () => {
  test('is the one of its status', () => {
    expect(errorStatuses).toEqual([401, 403, 404, 419, 500, 503]);
    expect(errorPage(419)).toEqual({ page: 419, showsMessage: false });
    expect(isErrorStatus(404)).toBe(true);
  });

  test('is that of 500 with what was said for every other status', () => {
    expect([400, 418, 502, 0].map(errorPage)).toEqual(Array(4).fill({ page: 500, showsMessage: true }));
    expect(errorPage(500)).toEqual({ page: 500, showsMessage: false });
  });

  test('offers to reload what may pass', () => {
    expect([...errorStatuses, 'offline' as const].filter(canBypass)).toEqual([419, 500, 503]);
  });

  property.prop([fc.integer({ min: 100, max: 599 })])('always exists', (status) => {
    const { page, showsMessage } = errorPage(status);
    expect(errorStatuses).toContain(page);
    expect(showsMessage).toBe(page !== status);
    expect(isErrorStatus(status)).toBe(!showsMessage);
  });
});

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
