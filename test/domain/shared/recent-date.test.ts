import { fc, test as property } from '@fast-check/vitest';
import dayjs from 'dayjs';
import { describe, expect, test } from 'vitest';
import { isRecent } from '../../../src/domain/shared/recent-date';

const now = Date.UTC(2026, 0, 15, 12);

describe('a date', () => {
  test.each([
    ['2026-01-15T12:00:00.000Z', true],
    ['2026-01-08T12:00:00.001Z', true],
    ['2026-01-08T12:00:00.000Z', false],
    ['2026-01-15T12:00:00.001Z', true],
    ['2026-01-15T13:00:00.000Z', true],
    ['2026-01-15T13:00:00.001Z', false],
  ])('%s, told on 15 January at noon, is recent: %s', (iso, recent) => {
    expect(isRecent(iso, now)).toBe(recent);
  });

  property.prop([fc.integer({ min: -14 * 24 * 60, max: 14 * 24 * 60 })])(
    'is recent in the week after it, and up to an hour before it',
    (minutes) => {
      const date = dayjs(now).subtract(minutes, 'minute');
      expect(isRecent(date.toISOString(), now)).toBe(minutes >= -60 && minutes < 7 * 24 * 60);
    },
  );
});
