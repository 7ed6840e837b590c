// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { calendarDate, exactDate, shownDate } from '../../../src/ui/shared/format-date';

const now = Date.UTC(2026, 0, 15, 12);
const before = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

describe('a date', () => {
  test('is written as the specification writes it, in UTC', () => {
    expect(exactDate('2026-01-05T15:04:00.000Z')).toBe('Jan 5, 2026 3:04 PM');
    expect(calendarDate('2026-01-05T15:04:00.000Z')).toBe('Jan 5, 2026');
  });

  test.each([
    [3, '3 hours ago'],
    [48, '2 days ago'],
    [7 * 24 - 1, '7 days ago'],
    [7 * 24, 'Jan 8, 2026 12:00 PM'],
    [-1, 'Jan 15, 2026 1:00 PM'],
  ])('%i hours old reads %s', (hours, words) => {
    expect(shownDate(before(hours), now)).toBe(words);
  });

  property.prop([fc.date({ min: new Date(0), max: new Date(now), noInvalidDate: true })])(
    'is always exact while the time is unknown',
    (date) => {
      expect(shownDate(date.toISOString(), undefined)).toBe(exactDate(date.toISOString()));
    },
  );

  property.prop([fc.date({ min: new Date(0), max: new Date(now - 7 * 86_400_000), noInvalidDate: true })])(
    'is never relative when a week old or older',
    (date) => {
      expect(shownDate(date.toISOString(), now)).not.toContain('ago');
    },
  );
});
