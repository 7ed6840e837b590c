import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { errorPage, errorStatuses, isErrorStatus, canBypass } from '../../../src/domain/shell/error-page';

describe('the page of an error', () => {
  test('is the one of its status', () => {
    expect(errorStatuses).toEqual([401, 403, 404, 419, 500, 503]);
    expect(errorPage(419)).toEqual({ page: 419, told: false });
    expect(isErrorStatus(404)).toBe(true);
  });

  test('is that of 500 with what was said for every other status', () => {
    expect([400, 418, 502, 0].map(errorPage)).toEqual(Array(4).fill({ page: 500, told: true }));
    expect(errorPage(500)).toEqual({ page: 500, told: false });
  });

  test('offers to reload what may pass', () => {
    expect([...errorStatuses, 'offline' as const].filter(canBypass)).toEqual([419, 500, 503]);
  });

  property.prop([fc.integer({ min: 100, max: 599 })])('always exists', (status) => {
    const { page, told } = errorPage(status);
    expect(errorStatuses).toContain(page);
    expect(told).toBe(page !== status);
    expect(isErrorStatus(status)).toBe(!told);
  });
});
