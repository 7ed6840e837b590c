// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { calendarDate, exactDate } from '../../../src/domain/shared/written-date';
import { shownDate } from '../../../src/ui/shared/shown-date';

const now = Date.UTC(2026, 0, 15, 12);
const before = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

describe('shownDate', () => {
  test.each([
    [3, '3 hours ago'],
    [48, '2 days ago'],
    [7 * 24 - 1, '7 days ago'],
    [7 * 24, 'Jan 8, 2026 12:00 PM'],
    [-2, 'Jan 15, 2026 2:00 PM'],
  ])('formats a date of %i hours ago as %s', (hours, text) => {
    expect(shownDate(before(hours), now)).toBe(text);
  });

  property.prop([fc.integer({ min: 0, max: 3_600_000 })])(
    'always formats a date up to an hour ahead as now',
    (ahead) => {
      expect(shownDate(new Date(now + ahead).toISOString(), now)).toBe('a few seconds ago');
    },
  );

  property.prop([fc.date({ min: new Date(0), max: new Date(now - 7 * 86_400_000), noInvalidDate: true })])(
    'always uses the given long format from one week on',
    (date) => {
      const iso = date.toISOString();
      expect([shownDate(iso, now), shownDate(iso, now, calendarDate)]).toEqual([exactDate(iso), calendarDate(iso)]);
    },
  );
});
