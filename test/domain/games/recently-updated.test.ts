import { test as property } from '@fast-check/vitest';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { describe, expect, test } from 'vitest';
import { RECENTLY_UPDATED_DAYS, recentlyUpdatedSince } from '../../../src/domain/games/recently-updated';
import { isoDates } from '../../arbitraries/iso-dates';

dayjs.extend(utc);

describe('a recent update', () => {
  test.each([
    ['2024-03-01T12:00:00.000Z', '2024-01-31T12:00:00.000Z'],
    ['2023-03-01T12:00:00.000Z', '2023-01-30T12:00:00.000Z'],
    ['2024-01-01T00:00:00.000Z', '2023-12-02T00:00:00.000Z'],
  ])('on %s is one since %s', (now, since) => {
    expect(new Date(recentlyUpdatedSince(Date.parse(now))).toISOString()).toBe(since);
  });

  property.prop([isoDates])('is always at most thirty days old', (now) => {
    expect(RECENTLY_UPDATED_DAYS).toBe(30);
    expect(recentlyUpdatedSince(Date.parse(now))).toBe(dayjs.utc(now).subtract(30, 'day').valueOf());
  });
});
