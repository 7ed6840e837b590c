import { fc, test } from '@fast-check/vitest';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { describe, expect } from 'vitest';
import { periodStart, rowsAround } from '../../../src/domain/leaderboards/board';

dayjs.extend(utc);

const at = (text: string) => Date.parse(text);

describe('periodStart', () => {
  test('is midnight, Monday or the first of the month', () => {
    const now = at('2024-02-29T13:37:00Z');
    expect(periodStart('daily', now)).toBe(at('2024-02-29T00:00:00Z'));
    expect(periodStart('weekly', now)).toBe(at('2024-02-26T00:00:00Z'));
    expect(periodStart('monthly', now)).toBe(at('2024-02-01T00:00:00Z'));
    expect(periodStart('never', now)).toBe(-Infinity);
  });

  test('spans the turn of the year, and includes its first moment', () => {
    expect(periodStart('weekly', at('2023-01-01T00:00:00Z'))).toBe(at('2022-12-26T00:00:00Z'));
    expect(periodStart('weekly', at('2024-01-01T00:00:00Z'))).toBe(at('2024-01-01T00:00:00Z'));
    expect(periodStart('monthly', at('2023-12-31T23:59:59.999Z'))).toBe(at('2023-12-01T00:00:00Z'));
    expect(periodStart('daily', at('2024-01-01T00:00:00Z'))).toBe(at('2024-01-01T00:00:00Z'));
  });

  test.prop([fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })])(
    "is always the calendar's start",
    (date) => {
      const now = date.getTime();
      const day = dayjs.utc(now).startOf('day');
      expect(periodStart('daily', now)).toBe(day.valueOf());
      expect(periodStart('weekly', now)).toBe(day.subtract((day.day() + 6) % 7, 'day').valueOf());
      expect(periodStart('monthly', now)).toBe(day.startOf('month').valueOf());
    },
  );
});

describe('rowsAround', () => {
  test('returns rows before and after the rank', () => {
    expect(rowsAround(100, 50, 5)).toEqual({
      total: 100,
      from: 48,
      to: 52,
      items: 5,
      current: 10,
      perPage: 5,
      last: 20,
    });
  });

  test('stops at the first and the last row', () => {
    const ends = ([rank, total]: readonly [number, number]) => {
      const { from, to } = rowsAround(total, rank, 4);
      return [from, to];
    };
    expect(
      (
        [
          [1, 9],
          [9, 9],
          [2, 3],
        ] as const
      ).map(ends),
    ).toEqual([
      [1, 4],
      [6, 9],
      [1, 3],
    ]);
  });

  test.prop([fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 100 })])(
    'always returns the requested number or all rows, including the rank',
    (one, other, size) => {
      const [rank = 1, total = 1] = [one, other].sort((a, b) => a - b);
      const { from, to, items } = rowsAround(total, rank, size);
      expect(items).toBe(Math.min(size, total));
      expect(to - from + 1).toBe(items);
      expect([from >= 1, from <= rank, rank <= to, to <= total]).toEqual([true, true, true, true]);
    },
  );
});
