import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { MissionKeeper } from '../../../games/orbital-salvage/mission-keeper';

describe('MissionKeeper', () => {
  test('reports an ace after twelve drones without a hit', () => {
    const keeper = new MissionKeeper();
    for (let i = 0; i < 11; i += 1) keeper.destroy(1, 1);
    expect(keeper.ace).toBe(false);
    keeper.destroy(1, 1);
    expect(keeper.ace).toBe(true);
    keeper.hit(1);
    expect(keeper.ace).toBe(false);
  });

  test('ends the mission without shields', () => {
    const keeper = new MissionKeeper();
    keeper.hit(250);
    expect([keeper.shields, keeper.lost]).toEqual([0, true]);
  });

  test('continues with a spare shield', () => {
    const keeper = new MissionKeeper();
    keeper.hit(100);
    keeper.mend();
    expect([keeper.shields, keeper.lost]).toEqual([60, false]);
    keeper.salvage(1);
    keeper.mend();
    expect(keeper.shields).toBe(64);
  });

  check.prop([fc.array(fc.constantFrom('salvage', 'destroy', 'deflect', 'hit', 'clear'), { maxLength: 150 })])(
    'always keeps shields between 0 and 100 and never loses points',
    (events) => {
      const keeper = new MissionKeeper();
      let before = 0;
      for (const event of events) {
        if (event === 'salvage') keeper.salvage(2);
        else if (event === 'destroy') keeper.destroy(1, 2);
        else if (event === 'deflect') keeper.deflect();
        else if (event === 'hit') keeper.hit(12);
        else keeper.clear(2);
        expect(keeper.score).toBeGreaterThanOrEqual(before);
        before = keeper.score;
        expect(keeper.shields).toBeGreaterThanOrEqual(0);
        expect(keeper.shields).toBeLessThanOrEqual(100);
      }
    },
  );
});
