import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { rowsAround } from '../../../src/domain/leaderboards/rows-around';

describe('the rows around a rank', () => {
  test('stand before it and after it', () => {
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

  test('begin at the first and end at the last', () => {
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
    'are as many as asked for or as there are, the rank among them',
    (one, other, size) => {
      const [rank = 1, total = 1] = [one, other].sort((a, b) => a - b);
      const { from, to, items } = rowsAround(total, rank, size);
      expect(items).toBe(Math.min(size, total));
      expect(to - from + 1).toBe(items);
      expect([from >= 1, from <= rank, rank <= to, to <= total]).toEqual([true, true, true, true]);
    },
  );
});
