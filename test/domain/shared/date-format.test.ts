import { test as property } from '@fast-check/vitest';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { describe, expect, test } from 'vitest';
import { DATE_FORMAT, DAY_FORMAT } from '../../../src/domain/shared/date-format';
import { isoDates } from '../../arbitraries/iso-dates';

dayjs.extend(utc);
const written = (iso: string, format: string) => dayjs.utc(iso).format(format);

describe('a date', () => {
  test.each([
    ['2024-02-29T00:05:00Z', 'Feb 29, 2024 12:05 AM'],
    ['2023-12-31T23:59:59Z', 'Dec 31, 2023 11:59 PM'],
    ['2024-01-01T12:00:00Z', 'Jan 1, 2024 12:00 PM'],
    ['2025-06-30T09:07:00Z', 'Jun 30, 2025 9:07 AM'],
  ])('of %s is written %s', (iso, text) => {
    expect(written(iso, DATE_FORMAT)).toBe(text);
  });

  test('has the pattern of the specification', () => {
    expect(DATE_FORMAT).toBe('MMM D, YYYY h:mm A');
    expect(DAY_FORMAT).toBe('MMM D, YYYY');
  });

  property.prop([isoDates])('always reads as American English has it', (iso) => {
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
    const date = new Date(iso);
    const expected = `${day.format(date)} ${time.format(date).replace('\u202f', ' ')}`;
    expect(written(iso, DATE_FORMAT)).toBe(expected);
    expect(written(iso, DAY_FORMAT)).toBe(day.format(date));
  });
});
