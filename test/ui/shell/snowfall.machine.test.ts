import { fc, test as property } from '@fast-check/vitest';
import dayjs from 'dayjs';
import { describe, expect, test } from 'vitest';
import { isSnowing, SNOWFALL } from '../../../src/ui/shell/snowfall.machine';

const days = fc
  .integer({ min: 0, max: 365 * 8 })
  .map((count) => dayjs('2023-07-01').add(count, 'day'))
  .map((date) => ({ date, day: { month: date.month() + 1, day: date.date() } }));

describe('isSnowing', () => {
  test('is true from 20 December to 16 January', () => {
    expect(SNOWFALL).toEqual({ first: { month: 12, day: 20 }, last: { month: 1, day: 16 } });
  });

  test.each([
    [12, 19, false],
    [12, 20, true],
    [12, 31, true],
    [1, 1, true],
    [1, 16, true],
    [1, 17, false],
    [2, 10, false],
    [2, 29, false],
    [11, 30, false],
    [7, 20, false],
  ])('on the day %i-%i is %s', (month, day, falls) => {
    expect(isSnowing({ month, day }, false)).toBe(falls);
  });

  property.prop([days])('is always true for four weeks around the new year, in leap years too', ({ date, day }) => {
    const winter = date.month() === 0 ? date.year() - 1 : date.year();
    const first = dayjs(new Date(winter, 11, 20));
    const within = !date.isBefore(first) && !date.isAfter(first.add(27, 'day'));
    expect(isSnowing(day, false)).toBe(within);
  });

  property.prop([days])('is never true under reduced motion', ({ day }) => {
    expect(isSnowing(day, true)).toBe(false);
  });
});
