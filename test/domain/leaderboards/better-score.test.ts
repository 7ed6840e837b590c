import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isBetterScore } from '../../../src/domain/leaderboards/better-score';

describe('a better score', () => {
  test('is a higher one for points and a lower one for times', () => {
    expect([isBetterScore('highest-first', 11, 10), isBetterScore('highest-first', 9, 10)]).toEqual([true, false]);
    expect([isBetterScore('lowest-first', 11, 10), isBetterScore('lowest-first', 9, 10)]).toEqual([false, true]);
  });

  test('is the first one, and not an equal one', () => {
    expect(isBetterScore('lowest-first', -5, undefined)).toBe(true);
    expect(isBetterScore('highest-first', 10, 10)).toBe(false);
    expect(isBetterScore('lowest-first', 10, 10)).toBe(false);
  });

  test.prop([fc.array(fc.integer(), { minLength: 1 })])('is always the best of all in the end', (scores) => {
    const best = (order: 'highest-first' | 'lowest-first') =>
      scores.reduce<number | undefined>((kept, score) => (isBetterScore(order, score, kept) ? score : kept), undefined);
    expect(best('highest-first')).toBe(Math.max(...scores));
    expect(best('lowest-first')).toBe(Math.min(...scores));
  });
});
