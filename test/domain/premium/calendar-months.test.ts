import { fc, test as property } from '@fast-check/vitest';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { describe, expect, test } from 'vitest';
import { calendarMonthsLater } from '../../../src/domain/premium/calendar-months';
import { instants } from '../../arbitraries/instants';

dayjs.extend(utc);

const later = (from: string, months: number) => new Date(calendarMonthsLater(Date.parse(from), months)).toISOString();

describe('calendar months', () => {
  test.each([
    ['2026-03-15T10:20:30.456Z', 1, '2026-04-15T10:20:30.456Z'],
    ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2024-01-31T00:00:00.000Z', 1, '2024-02-29T00:00:00.000Z'],
    ['2100-01-30T00:00:00.000Z', 1, '2100-02-28T00:00:00.000Z'],
    ['2026-08-31T12:00:00.000Z', 1, '2026-09-30T12:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', 1, '2027-01-31T12:00:00.000Z'],
    ['2026-11-30T12:00:00.000Z', 3, '2027-02-28T12:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 12, '2025-02-28T12:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 48, '2028-02-29T12:00:00.000Z'],
    ['2026-05-05T05:05:05.005Z', 0, '2026-05-05T05:05:05.005Z'],
  ])('after %s, %i of them, come to %s', (from, months, expected) => {
    expect(later(from, months)).toBe(expected);
  });

  property.prop([instants, fc.nat(24)])('always come to what dayjs says', (from, months) => {
    expect(calendarMonthsLater(from, months)).toBe(dayjs.utc(from).add(months, 'month').valueOf());
  });

  property.prop([instants, instants, fc.nat(24)])('never change the order of two moments', (one, other, months) => {
    const [early, late] = one < other ? [one, other] : [other, one];
    const apart = calendarMonthsLater(late, months) - calendarMonthsLater(early, months);
    // Two days of a long month may fall on the last day of a short one, where the time of day decides.
    if (new Date(early).toISOString().slice(11) <= new Date(late).toISOString().slice(11))
      expect(apart).toBeGreaterThanOrEqual(0);
    else expect(apart).toBeGreaterThan(-86_400_000);
  });
});
