import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  earned,
  mergeProgress,
  nextBoard,
  noProgress,
  readProgress,
  totalTime,
  unlocked,
  withTime,
  writeTime,
} from '../../../games/tiltworks/progress';

const times = fc
  .array(fc.option(fc.integer({ min: 1, max: 9000 })), { minLength: 8, maxLength: 8 })
  .map((best) => ({ best }));

describe('progress', () => {
  test('starts with only the first board unlocked', () => {
    expect(nextBoard(noProgress)).toBe(0);
    expect(unlocked(noProgress, 0)).toBe(true);
    expect(unlocked(noProgress, 1)).toBe(false);
  });

  test('unlocks the next board with each solved one', () => {
    const lit = withTime(noProgress, 0, 123);
    expect(unlocked(lit, 1)).toBe(true);
    expect(nextBoard(lit)).toBe(1);
    expect(earned(lit, 0, 0)).toEqual(['first-lamp']);
    expect(earned(lit, 3, 0)).toEqual(['first-lamp', 'steady-hand']);
  });

  test('has a total time only when all boards are solved', () => {
    let progress = noProgress;
    for (let board = 0; board < 8; board += 1) {
      expect(totalTime(progress)).toBeUndefined();
      progress = withTime(progress, board, 100 + board);
    }
    expect(totalTime(progress)).toBe(828);
    expect(earned(progress, 0, 2)).toEqual(['first-lamp', 'eight-lights']);
  });

  test('refuses invalid saves and omits invalid times', () => {
    expect(readProgress('x')).toBeUndefined();
    expect(readProgress({ best: 3 })).toBeUndefined();
    expect(readProgress({ best: [5, -1, 'a', 2.5] })).toEqual({ best: [5, null, null, null, null, null, null, null] });
  });

  check.prop([times, times])('merges to the better, whichever is first', (a, b) => {
    const merged = mergeProgress(a, b);
    expect(merged).toEqual(mergeProgress(b, a));
    expect(mergeProgress(merged, a)).toEqual(merged);
    expect(readProgress(merged)).toEqual(merged);
  });

  check.prop([times, fc.nat(7), fc.integer({ min: 1, max: 9000 })])(
    'never gets slower after another run',
    (progress, board, time) => {
      const before = progress.best[board] ?? Infinity;
      expect(withTime(progress, board, time).best[board]).toBe(Math.min(before, time));
    },
  );
});

test('formats times in minutes and seconds', () => {
  expect(writeTime(124)).toBe('12.4 s');
  expect(writeTime(650)).toBe('1:05.0');
});
