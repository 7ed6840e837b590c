import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { lanes } from '../../../games/beacon-keep/fleet';
import { planWatch } from '../../../games/beacon-keep/watch-plan';

const number = fc.integer({ min: 1, max: 40 });

describe('planWatch', () => {
  test('starts with four ships and no shade', () => {
    const { ships, shades } = planWatch(1, 1);
    expect(ships).toHaveLength(4);
    expect(shades).toHaveLength(0);
  });

  test('starts the first watch with a ship close ahead at once, and no other', () => {
    expect(planWatch(1, 1).ships[0]).toMatchObject({ at: 0, lane: 2, distance: 84 });
    expect(
      planWatch(1, 1)
        .ships.slice(1)
        .every(({ distance }) => distance === undefined),
    ).toBe(true);
    expect(planWatch(1, 2).ships[0]?.distance).toBeUndefined();
  });

  check.prop([number, fc.integer({ min: 1, max: 3 })])('gives the same watch for the same numbers', (night, watch) => {
    expect(planWatch(night, watch)).toEqual(planWatch(night, watch));
  });

  check.prop([number, fc.integer({ min: 1, max: 3 })])(
    'never sends two consecutive ships into one lane',
    (night, watch) => {
      const { ships } = planWatch(night, watch);
      ships.forEach(({ at, lane, speed }, i) => {
        expect(lanes[lane]).toBeDefined();
        expect(speed).toBeGreaterThan(4);
        expect(lane).not.toBe(ships[i - 1]?.lane);
        expect(at).toBeGreaterThanOrEqual(ships[i - 1]?.at ?? 0);
      });
    },
  );

  check.prop([number])('never gets easier', (night) => {
    expect(planWatch(night + 1, 1).ships.length).toBeGreaterThanOrEqual(planWatch(night, 1).ships.length);
    expect(planWatch(night + 1, 1).shades.length).toBeGreaterThanOrEqual(planWatch(night, 1).shades.length);
  });
});
