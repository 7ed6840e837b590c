import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { cutPoints, multiplier, ScoreKeeper } from '../../../games/pulse-saber/score-keeper';

describe('multiplier', () => {
  test('doubles at 4, 12 and 28', () => {
    expect([0, 3, 4, 11, 12, 27, 28, 500].map(multiplier)).toEqual([1, 1, 2, 2, 4, 4, 8, 8]);
  });
});

describe('ScoreKeeper', () => {
  test('scores up to 100 points for a cut', () => {
    expect(cutPoints(1)).toBe(100);
    expect(cutPoints(0)).toBe(70);
    expect(new ScoreKeeper().cut(1)).toBe(100);
  });

  test('scores half for a pulse without a longer combo', () => {
    const keeper = new ScoreKeeper();
    expect(keeper.pulse()).toBe(35);
    expect(keeper.combo).toBe(0);
  });

  test('reports a flawless section only with blocks and without misses', () => {
    const keeper = new ScoreKeeper();
    expect(keeper.endSection()).toBe(false);
    keeper.cut(1);
    expect(keeper.endSection()).toBe(true);
    keeper.cut(1);
    keeper.miss();
    expect(keeper.endSection()).toBe(false);
  });

  test('ends the song when misses have consumed the energy', () => {
    const keeper = new ScoreKeeper();
    for (let i = 0; i < 8; i += 1) keeper.miss();
    expect(keeper.lost).toBe(true);
  });

  test('accepts a second wind once in a lost run', () => {
    const keeper = new ScoreKeeper();
    const lose = () => {
      for (let i = 0; i < 12; i += 1) keeper.miss();
    };
    expect(keeper.breathe()).toBe(false);
    lose();
    expect(keeper.breathe()).toBe(true);
    expect(keeper.lost).toBe(false);
    expect(keeper.energy).toBe(new ScoreKeeper().energy);
    lose();
    expect(keeper.breathe()).toBe(false);
    expect(keeper.lost).toBe(true);
  });

  check.prop([fc.array(fc.constantFrom('cut', 'pulse', 'miss'), { maxLength: 200 })])(
    'always keeps its totals consistent',
    (events) => {
      const keeper = new ScoreKeeper();
      let before = 0;
      for (const event of events) {
        if (event === 'cut') keeper.cut(0.5);
        else if (event === 'pulse') keeper.pulse();
        else keeper.miss();
        expect(keeper.score).toBeGreaterThanOrEqual(before);
        before = keeper.score;
        expect(keeper.energy).toBeGreaterThanOrEqual(0);
        expect(keeper.energy).toBeLessThanOrEqual(1);
        expect(keeper.bestCombo).toBeGreaterThanOrEqual(keeper.combo);
      }
      expect(keeper.cuts + keeper.misses).toBe(events.length);
    },
  );
});
