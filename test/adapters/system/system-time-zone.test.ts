import { afterEach, describe, expect, test, vi } from 'vitest';
import { SystemTimeZone } from '../../../src/adapters/system/system-time-zone';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('SystemTimeZone', () => {
  test.each([
    ['UTC', 0, 0],
    ['Europe/Berlin', 60, 120],
    ['America/New_York', -300, -240],
    ['Asia/Kolkata', 330, 330],
  ])('returns the offsets of %s: %i minutes in winter and %i in summer', (zone, winter, summer) => {
    vi.stubEnv('TZ', zone);
    const here = new SystemTimeZone();
    expect([here.minutesAhead(Date.UTC(2026, 0, 5)), here.minutesAhead(Date.UTC(2026, 6, 5))]).toEqual([
      winter,
      summer,
    ]);
  });
});
