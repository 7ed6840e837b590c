import { fc, test } from '@fast-check/vitest';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { describe, expect } from 'vitest';
import { periodStart } from '../../../src/domain/leaderboards/board-period';

dayjs.extend(utc);

const at = (text: string) => Date.parse(text);

describe('the period of a board', () => {
  test('begins at midnight, on Monday or on the first', () => {
    const now = at('2024-02-29T13:37:00Z');
    expect(periodStart('daily', now)).toBe(at('2024-02-29T00:00:00Z'));
    expect(periodStart('weekly', now)).toBe(at('2024-02-26T00:00:00Z'));
    expect(periodStart('monthly', now)).toBe(at('2024-02-01T00:00:00Z'));
    expect(periodStart('never', now)).toBe(-Infinity);
  });

  test('reaches over the turn of the year, and its first moment is in it', () => {
    expect(periodStart('weekly', at('2023-01-01T00:00:00Z'))).toBe(at('2022-12-26T00:00:00Z'));
    expect(periodStart('weekly', at('2024-01-01T00:00:00Z'))).toBe(at('2024-01-01T00:00:00Z'));
    expect(periodStart('monthly', at('2023-12-31T23:59:59.999Z'))).toBe(at('2023-12-01T00:00:00Z'));
    expect(periodStart('daily', at('2024-01-01T00:00:00Z'))).toBe(at('2024-01-01T00:00:00Z'));
  });

  test.prop([fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })])(
    'always begins where the calendar says',
    (date) => {
      const now = date.getTime();
      const day = dayjs.utc(now).startOf('day');
      expect(periodStart('daily', now)).toBe(day.valueOf());
      expect(periodStart('weekly', now)).toBe(day.subtract((day.day() + 6) % 7, 'day').valueOf());
      expect(periodStart('monthly', now)).toBe(day.startOf('month').valueOf());
    },
  );
});
