import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { judgeScore } from '../../../src/domain/leaderboards/judge-score';
import { err, ok } from '../../../src/domain/shared/result';

const board = { bounds: { least: 0, most: 1_000 }, plausible: { least: 10, most: 500 } };

describe('a posted score', () => {
  test('is listed, kept apart or refused by where it lies', () => {
    const verdicts = [-1, 0, 9, 10, 500, 501, 1_000, 1_001].map((score) => judgeScore(board, score, true));
    const [out, apart, listed] = [err('out-of-bounds'), ok('quarantined'), ok('listed')];
    expect(verdicts).toEqual([out, apart, apart, listed, listed, apart, apart, out]);
  });

  test('is refused outside of a play session, whatever it is', () => {
    expect(judgeScore(board, 100, false)).toEqual(err('no-live-session'));
    expect(judgeScore(board, NaN, false)).toEqual(err('no-live-session'));
  });

  test('is refused when it is none', () => {
    for (const odd of [NaN, Infinity, 1e308, '9', null]) expect(judgeScore(board, odd, true)).toEqual(err('no-score'));
  });

  test.prop([fc.maxSafeInteger()])('is always listed on a board without ends', (score) => {
    expect(judgeScore({ bounds: {}, plausible: {} }, score, true)).toEqual(ok('listed'));
  });

  test.prop([fc.anything(), fc.boolean()])('is never listed beyond what is plausible', (score, live) => {
    const verdict = judgeScore(board, score, live);
    const plausible = live && typeof score === 'number' && score >= 10 && score <= 500;
    expect(verdict.ok && verdict.value === 'listed').toBe(plausible);
  });
});
