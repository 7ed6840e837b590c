import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  brokenLimit,
  isBetterScore,
  isScore,
  judgeScore,
  outOfBoundsText,
  SCORE_MAX,
} from '../../../src/domain/leaderboards/score';
import { err, ok } from '../../../src/domain/shared/result';

describe('isScore', () => {
  test('accepts numbers, with fractions, of either sign', () => {
    for (const value of [0, -0, 1, -61.25, SCORE_MAX, -SCORE_MAX]) expect(isScore(value)).toBe(true);
  });

  test('rejects values without an order', () => {
    for (const value of [NaN, Infinity, -Infinity, 1e308, 2 ** 53, -(2 ** 53), '9', null, undefined, 9n, [9]]) {
      expect(isScore(value)).toBe(false);
    }
  });

  test.prop([fc.anything()])('never accepts anything but a finite number', (value) => {
    expect(!isScore(value) || Number.isFinite(value)).toBe(true);
  });
});

describe('isBetterScore', () => {
  test('prefers higher points and lower times', () => {
    expect([isBetterScore('highest-first', 11, 10), isBetterScore('highest-first', 9, 10)]).toEqual([true, false]);
    expect([isBetterScore('lowest-first', 11, 10), isBetterScore('lowest-first', 9, 10)]).toEqual([false, true]);
  });

  test('keeps the first of two equal scores', () => {
    expect(isBetterScore('lowest-first', -5, undefined)).toBe(true);
    expect(isBetterScore('highest-first', 10, 10)).toBe(false);
    expect(isBetterScore('lowest-first', 10, 10)).toBe(false);
  });

  test.prop([fc.array(fc.integer(), { minLength: 1 })])('always leads to the best of all scores', (scores) => {
    const best = (order: 'highest-first' | 'lowest-first') =>
      scores.reduce<number | undefined>((kept, score) => (isBetterScore(order, score, kept) ? score : kept), undefined);
    expect(best('highest-first')).toBe(Math.max(...scores));
    expect(best('lowest-first')).toBe(Math.min(...scores));
  });
});

const board = { bounds: { least: 0, most: 1_000 }, plausible: { least: 10, most: 500 } };
const MINUTE = 60_000;
const worn = { emulated: false, playedFor: 0 };
const emulated = { emulated: true, playedFor: 0 };

describe('judgeScore', () => {
  test('lists, quarantines or refuses a score by its range', () => {
    const verdicts = [-1, 0, 9, 10, 500, 501, 1_000, 1_001].map((score) => judgeScore(board, score, worn));
    const [out, apart, listed] = [err('out-of-bounds'), ok('quarantined'), ok('listed')];
    expect(verdicts).toEqual([out, apart, apart, listed, listed, apart, apart, out]);
  });

  test('refuses every score outside a play session', () => {
    expect(judgeScore(board, 100, undefined)).toEqual(err('no-live-session'));
    expect(judgeScore(board, NaN, undefined)).toEqual(err('no-live-session'));
  });

  test('ranks no score of an emulated headset, and refuses invalid ones as usual', () => {
    const verdicts = [-1, 5, 10, 501].map((score) => judgeScore(board, score, emulated));
    expect(verdicts).toEqual([err('out-of-bounds'), ok('unranked'), ok('unranked'), ok('unranked')]);
  });

  test('quarantines a score that was reached too fast', () => {
    const paced = { bounds: {}, plausible: {}, perMinute: 10 };
    const judged = (score: number, playedFor: number) => judgeScore(paced, score, { emulated: false, playedFor });
    expect([judged(10, 0), judged(10, MINUTE), judged(11, MINUTE)].map((one) => one.ok && one.value)).toEqual([
      'listed',
      'listed',
      'quarantined',
    ]);
    expect([judged(20, MINUTE + 1), judged(21, 2 * MINUTE)]).toEqual([ok('listed'), ok('quarantined')]);
  });

  test('refuses anything but a score', () => {
    for (const odd of [NaN, Infinity, 1e308, '9', null]) expect(judgeScore(board, odd, worn)).toEqual(err('no-score'));
  });

  test.prop([fc.maxSafeInteger()])('always lists a score on a board without limits', (score) => {
    expect(judgeScore({ bounds: {}, plausible: {} }, score, worn)).toEqual(ok('listed'));
  });

  test.prop([fc.anything(), fc.boolean()])('never lists an implausible score', (score, live) => {
    const verdict = judgeScore(board, score, live ? worn : undefined);
    const plausible = live && typeof score === 'number' && score >= 10 && score <= 500;
    expect(verdict.ok && verdict.value === 'listed').toBe(plausible);
  });

  test.prop([fc.anything()])('never lists a score of an emulated headset', (score) => {
    const verdict = judgeScore(board, score, emulated);
    expect(verdict.ok && verdict.value !== 'unranked').toBe(false);
  });
});

const limited = { plausible: { least: 10, most: 500 }, perMinute: 100, minSeconds: 30 };

describe('brokenLimit', () => {
  test('names the first broken limit', () => {
    const run = { emulated: false, playedFor: 10 * MINUTE, runFor: MINUTE };
    expect([9, 501, 101, 100].map((score) => brokenLimit(limited, score, run))).toEqual([
      'plausibleLeast',
      'plausibleMost',
      'perMinute',
      undefined,
    ]);
    expect(brokenLimit(limited, 100, { ...run, banned: true })).toBe('ban');
  });

  test('checks the length of a run with a ticket only', () => {
    const played = { emulated: false, playedFor: 20_000 };
    expect(brokenLimit(limited, 50, played)).toBeUndefined();
    expect(brokenLimit(limited, 50, { ...played, runFor: 29_999 })).toBe('minSeconds');
    expect(brokenLimit(limited, 50, { ...played, runFor: 30_000 })).toBeUndefined();
  });

  test('measures the pace by the run instead of the time played', () => {
    const played = { emulated: false, playedFor: 5 * MINUTE };
    expect(brokenLimit(limited, 400, played)).toBeUndefined();
    expect(brokenLimit(limited, 400, { ...played, runFor: 3 * MINUTE })).toBe('perMinute');
  });

  test.prop([fc.integer(), fc.nat(), fc.nat(), fc.boolean()])(
    'always quarantines exactly the scores that break a limit',
    (score, playedFor, runFor, banned) => {
      const play = { emulated: false, playedFor, runFor, banned };
      const isBroken = brokenLimit(limited, score, play) !== undefined;
      expect(judgeScore({ ...limited, bounds: {} }, score, play)).toEqual(ok(isBroken ? 'quarantined' : 'listed'));
      if (banned) expect(isBroken).toBe(true);
    },
  );

  test.prop([fc.integer(), fc.nat(), fc.nat()])('never sets a score aside for a longer run', (score, run, more) => {
    const after = (runFor: number) => brokenLimit(limited, score, { emulated: false, playedFor: 0, runFor });
    if (after(run) === undefined) expect(after(run + more)).toBeUndefined();
  });
});

describe('outOfBoundsText', () => {
  test.each([
    [{ least: 0, most: 10 }, 'score must be at least 0 and at most 10 on this board; given 11.'],
    [{ least: 20 }, 'score must be at least 20 on this board; given 11.'],
    [{ most: 10 }, 'score must be at most 10 on this board; given 11.'],
  ])('names the range %j and the given score', (bounds, text) => {
    expect(outOfBoundsText(bounds, 11)).toBe(text);
  });

  test.prop([fc.integer(), fc.integer(), fc.integer()])('always names all three numbers', (least, most, given) => {
    for (const number of [least, most, given])
      expect(outOfBoundsText({ least, most }, given)).toContain(String(number));
  });
});
