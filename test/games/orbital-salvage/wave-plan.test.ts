import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { planWave } from '../../../games/orbital-salvage/wave-plan';

const wave = fc.integer({ min: 1, max: 60 });

describe('planWave', () => {
  test('starts with two drones and adds armour from the fourth wave on', () => {
    expect(planWave(1, 1).arrivals).toHaveLength(2);
    expect(planWave(1, 3).arrivals.some(({ armour }) => armour > 1)).toBe(false);
    expect(planWave(1, 4).arrivals.some(({ armour }) => armour > 1)).toBe(true);
  });

  check.prop([fc.integer(), wave])('gives the same wave for the same seed', (seed, number) => {
    expect(planWave(seed, number)).toEqual(planWave(seed, number));
  });

  check.prop([fc.integer(), wave])(
    'always sends drones in order in front of the player, never more than sixteen',
    (seed, number) => {
      const { arrivals, salvage } = planWave(seed, number);
      expect(arrivals.length).toBeLessThanOrEqual(16);
      expect(salvage).toBeGreaterThan(0);
      let last = 0;
      for (const { at, turn } of arrivals) {
        expect(at).toBeGreaterThanOrEqual(last);
        last = at;
        expect(Math.abs(turn)).toBeLessThan(1);
      }
    },
  );

  check.prop([fc.integer(), wave])('never gets easier', (seed, number) => {
    const [now, next] = [planWave(seed, number), planWave(seed, number + 1)];
    expect(next.arrivals.length).toBeGreaterThanOrEqual(now.arrivals.length);
    expect(next.firePause).toBeLessThanOrEqual(now.firePause);
    expect(next.boltSpeed).toBeGreaterThanOrEqual(now.boltSpeed);
  });
});
