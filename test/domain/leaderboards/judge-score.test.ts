import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { judgeScore } from '../../../src/domain/leaderboards/judge-score';
import { err, ok } from '../../../src/domain/shared/result';

const board = { bounds: { least: 0, most: 1_000 }, plausible: { least: 10, most: 500 } };
const MINUTE = 60_000;
const worn = { emulated: false, playedFor: 0 };
const emulated = { emulated: true, playedFor: 0 };

describe('a posted score', () => {
  test('is listed, kept apart or refused by where it lies', () => {
    const verdicts = [-1, 0, 9, 10, 500, 501, 1_000, 1_001].map((score) => judgeScore(board, score, worn));
    const [out, apart, listed] = [err('out-of-bounds'), ok('quarantined'), ok('listed')];
    expect(verdicts).toEqual([out, apart, apart, listed, listed, apart, apart, out]);
  });

  test('is refused outside of a play session, whatever it is', () => {
    expect(judgeScore(board, 100, undefined)).toEqual(err('no-live-session'));
    expect(judgeScore(board, NaN, undefined)).toEqual(err('no-live-session'));
  });

  test('is kept off the board when no real headset was worn, and refused as any other is', () => {
    const verdicts = [-1, 5, 10, 501].map((score) => judgeScore(board, score, emulated));
    expect(verdicts).toEqual([err('out-of-bounds'), ok('unranked'), ok('unranked'), ok('unranked')]);
  });

  test('is kept apart when it came faster than a person can be', () => {
    const paced = { bounds: {}, plausible: {}, perMinute: 10 };
    const judged = (score: number, playedFor: number) => judgeScore(paced, score, { emulated: false, playedFor });
    expect([judged(10, 0), judged(10, MINUTE), judged(11, MINUTE)].map((one) => one.ok && one.value)).toEqual([
      'listed',
      'listed',
      'quarantined',
    ]);
    expect([judged(20, MINUTE + 1), judged(21, 2 * MINUTE)]).toEqual([ok('listed'), ok('quarantined')]);
  });

  test('is refused when it is none', () => {
    for (const odd of [NaN, Infinity, 1e308, '9', null]) expect(judgeScore(board, odd, worn)).toEqual(err('no-score'));
  });

  test.prop([fc.maxSafeInteger()])('is always listed on a board without ends', (score) => {
    expect(judgeScore({ bounds: {}, plausible: {} }, score, worn)).toEqual(ok('listed'));
  });

  test.prop([fc.anything(), fc.boolean()])('is never listed beyond what is plausible', (score, live) => {
    const verdict = judgeScore(board, score, live ? worn : undefined);
    const plausible = live && typeof score === 'number' && score >= 10 && score <= 500;
    expect(verdict.ok && verdict.value === 'listed').toBe(plausible);
  });

  test.prop([fc.anything()])('is never listed when the headset was emulated', (score) => {
    const verdict = judgeScore(board, score, emulated);
    expect(verdict.ok && verdict.value !== 'unranked').toBe(false);
  });
});
