import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isScore, SCORE_MAX } from '../../../src/domain/leaderboards/score';

describe('a score', () => {
  test('is a number, whole or not, of either sign', () => {
    for (const value of [0, -0, 1, -61.25, SCORE_MAX, -SCORE_MAX]) expect(isScore(value)).toBe(true);
  });

  test('is nothing that could not be ranked', () => {
    for (const value of [NaN, Infinity, -Infinity, 1e308, 2 ** 53, -(2 ** 53), '9', null, undefined, 9n, [9]]) {
      expect(isScore(value)).toBe(false);
    }
  });

  test.prop([fc.anything()])('never is anything but a finite number', (value) => {
    expect(!isScore(value) || Number.isFinite(value)).toBe(true);
  });
});
