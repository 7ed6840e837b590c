import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  errorPage,
  errorStatuses,
  isErrorStatus,
  canBypass,
  ERROR_RETRY_DELAY,
  secondsUntilRetry,
  backStep,
} from '../../../src/ui/errors/error-page.machine';

describe('errorPage', () => {
  test('returns the page of its own status', () => {
    expect(errorStatuses).toEqual([401, 403, 404, 419, 500, 503]);
    expect(errorPage(419)).toEqual({ page: 419, showsMessage: false });
    expect(isErrorStatus(404)).toBe(true);
  });

  test('returns the page of 500 with the message for every other status', () => {
    expect([400, 418, 502, 0].map(errorPage)).toEqual(Array(4).fill({ page: 500, showsMessage: true }));
    expect(errorPage(500)).toEqual({ page: 500, showsMessage: false });
  });

  test('canBypass is true for temporary errors', () => {
    expect([...errorStatuses, 'offline' as const].filter(canBypass)).toEqual([419, 500, 503]);
  });

  property.prop([fc.integer({ min: 100, max: 599 })])('always returns an existing page', (status) => {
    const { page, showsMessage } = errorPage(status);
    expect(errorStatuses).toContain(page);
    expect(showsMessage).toBe(page !== status);
    expect(isErrorStatus(status)).toBe(!showsMessage);
  });
});

const times = fc.integer({ min: 0, max: 4e12 });

describe('secondsUntilRetry', () => {
  test('counts the 30 seconds of the message', () => {
    expect(ERROR_RETRY_DELAY).toBe(30_000);
    expect([0, 1, 1000, 29_999, 30_000, 31_000].map((passed) => secondsUntilRetry(5, 5 + passed))).toEqual([
      30, 30, 29, 1, 0, 0,
    ]);
  });

  property.prop([times, times])('is never longer than that, nor negative', (since, now) => {
    const left = secondsUntilRetry(since, now);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(30);
    expect(Number.isInteger(left)).toBe(true);
  });

  property.prop([times, fc.integer({ min: 0, max: 60_000 })])(
    'is always zero exactly when the time has passed',
    (since, passed) => {
      expect(secondsUntilRetry(since, since + passed) === 0).toBe(passed >= ERROR_RETRY_DELAY);
    },
  );
});

describe('backStep', () => {
  test('is one step, or home on the first page of a tab', () => {
    expect(backStep(2)).toBe('back');
    expect(backStep(1)).toBe('home');
    expect(backStep(0)).toBe('home');
  });

  property.prop([fc.integer({ min: 2, max: 50 })])('is always a step after a previous page', (length) => {
    expect(backStep(length)).toBe('back');
  });
});
