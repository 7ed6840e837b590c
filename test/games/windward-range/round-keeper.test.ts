import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { earned } from '../../../games/windward-range/earned';
import { boards } from '../../../games/windward-range/game.json';
import { arrowsOfRound, mostPoints, RoundKeeper } from '../../../games/windward-range/round-keeper';

const shot = fc.option(fc.tuple(fc.constantFrom(2, 4, 6, 8, 10), fc.constantFrom(1, 2, 3)), { nil: undefined });

describe('a round', () => {
  test('has exactly twelve arrows', () => {
    const keeper = new RoundKeeper();
    for (let i = 0; i < arrowsOfRound; i += 1) expect(keeper.loose()).toBe(true);
    expect(keeper.loose()).toBe(false);
    expect(keeper.over).toBe(false);
  });

  test('scores ring times distance, and more for consecutive hits', () => {
    const keeper = new RoundKeeper();
    expect(keeper.land(8, 2)).toEqual({ points: 16, bonus: 0, bull: false });
    expect(keeper.land(10, 3)).toEqual({ points: 31, bonus: 1, bull: true });
    keeper.miss();
    expect(keeper.land(2, 1).points).toBe(2);
  });

  test('never scores more points than the board accepts', () => {
    const keeper = new RoundKeeper();
    for (let i = 0; i < arrowsOfRound; i += 1) keeper.land(10, 3);
    expect(keeper.score).toBe(mostPoints);
    expect(boards[0]?.most).toBe(mostPoints);
    expect(earned(keeper)).toEqual(['heart-of-paper', 'long-breath', 'twelve-true']);
  });

  check.prop([fc.array(shot, { minLength: 12, maxLength: 12 })])('keeps its sums whatever happens', (shots) => {
    const keeper = new RoundKeeper();
    let sum = 0;
    for (const one of shots) {
      expect(keeper.over).toBe(false);
      keeper.loose();
      if (one === undefined) keeper.miss();
      else sum += keeper.land(...one).points;
    }
    expect(keeper.over).toBe(true);
    expect(keeper.score).toBe(sum);
    expect(keeper.score).toBeLessThanOrEqual(mostPoints);
    expect(keeper.landed).toBe(shots.filter((one) => one !== undefined).length);
  });
});
