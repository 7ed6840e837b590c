import { test as property, fc } from '@fast-check/vitest';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { describe, expect, test } from 'vitest';
import { calendarDate, exactDate, isRecent } from '../../../src/domain/shared/written-date';
import { isoDates } from '../../arbitraries/iso-dates';

dayjs.extend(utc);
dayjs.extend(timezone);

const BERLIN = { minutesAhead: (moment: number) => dayjs(moment).tz('Europe/Berlin').utcOffset() };

describe('calendarDate and exactDate', () => {
  test.each([
    ['2024-02-29T00:05:00Z', 'Feb 29, 2024 12:05 AM'],
    ['2023-12-31T23:59:59Z', 'Dec 31, 2023 11:59 PM'],
    ['2024-01-01T12:00:00Z', 'Jan 1, 2024 12:00 PM'],
    ['2025-06-30T09:07:00Z', 'Jun 30, 2025 9:07 AM'],
    ['2025-06-30T23:07:00-02:00', 'Jul 1, 2025 1:07 AM'],
  ])('format %s as %s', (iso, text) => {
    expect(exactDate(iso)).toBe(text);
  });

  test('format a day without the time', () => {
    expect(calendarDate('2026-01-05')).toBe('Jan 5, 2026');
  });

  test.each(['', 'yesterday', '2024-13-45T99:99:99Z'])('are empty for the invalid time %j', (text) => {
    expect([exactDate(text), calendarDate(text)]).toEqual(['', '']);
  });

  test('use the clock of a time zone, in winter and in summer', () => {
    const kolkata = { minutesAhead: () => 330 };
    expect(exactDate('2025-12-31T18:30:00Z', kolkata)).toBe('Jan 1, 2026 12:00 AM');
    expect(exactDate('2026-01-05T12:00:00Z', BERLIN)).toBe('Jan 5, 2026 1:00 PM');
    expect(exactDate('2026-07-05T22:00:00Z', BERLIN)).toBe('Jul 6, 2026 12:00 AM');
    expect(calendarDate('2026-07-05T22:00:00Z', BERLIN)).toBe('Jul 6, 2026');
  });

  property.prop([isoDates])('always follow the pattern of the specification', (iso) => {
    expect(exactDate(iso)).toBe(dayjs.utc(iso).format('MMM D, YYYY h:mm A'));
    expect(calendarDate(iso)).toBe(dayjs.utc(iso).format('MMM D, YYYY'));
  });

  property.prop([isoDates])('always agree with American English in Intl', (iso) => {
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
    const date = new Date(iso);
    expect(exactDate(iso)).toBe(`${day.format(date)} ${time.format(date).replace('\u202f', ' ')}`);
    expect(calendarDate(iso)).toBe(day.format(date));
  });
});

const now = Date.UTC(2026, 0, 15, 12);

describe('isRecent', () => {
  test.each([
    ['2026-01-15T12:00:00.000Z', true],
    ['2026-01-08T12:00:00.001Z', true],
    ['2026-01-08T12:00:00.000Z', false],
    ['2026-01-15T12:00:00.001Z', true],
    ['2026-01-15T13:00:00.000Z', true],
    ['2026-01-15T13:00:00.001Z', false],
  ])('for %s, seen on 15 January at noon, is %s', (iso, recent) => {
    expect(isRecent(iso, now)).toBe(recent);
  });

  property.prop([fc.integer({ min: -14 * 24 * 60, max: 14 * 24 * 60 })])(
    'is always true in the week after a time, and up to an hour before it',
    (minutes) => {
      const date = dayjs(now).subtract(minutes, 'minute');
      expect(isRecent(date.toISOString(), now)).toBe(minutes >= -60 && minutes < 7 * 24 * 60);
    },
  );
});
