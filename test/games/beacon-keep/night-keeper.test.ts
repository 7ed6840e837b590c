import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { NightKeeper, shelves, top } from '../../../games/beacon-keep/night-keeper';

describe('NightKeeper', () => {
  test('scores ships, the light that their crews saw, and shades', () => {
    const keeper = new NightKeeper();
    expect(keeper.bringHome(1)).toBe(150);
    expect(keeper.bringHome(0)).toBe(100);
    expect(keeper.banish()).toBe(30);
    expect(keeper.score).toBe(280);
  });

  test('adds a bonus for a watch without a loss', () => {
    const [clean, sad] = [new NightKeeper(), new NightKeeper()];
    sad.wreck();
    clean.endWatch();
    sad.endWatch();
    expect(clean.score - sad.score).toBe(150);
  });

  test('completes a night after three watches', () => {
    const keeper = new NightKeeper();
    expect([keeper.endWatch(), keeper.endWatch(), keeper.endWatch()]).toEqual([false, false, true]);
    expect([keeper.night, keeper.watch, keeper.survived]).toEqual([2, 1, 1]);
  });

  test('ends the run when the third ship is lost', () => {
    const keeper = new NightKeeper();
    for (let i = 0; i < 3; i += 1) {
      expect(keeper.over).toBe(false);
      keeper.wreck();
    }
    expect(keeper.over).toBe(true);
  });

  check.prop([fc.array(fc.constantFrom(...shelves), { maxLength: 30 })])('only ever gets a better lamp', (taken) => {
    const keeper = new NightKeeper();
    for (const shelf of taken) {
      const { halfAngle, turn, burn, care } = keeper;
      keeper.improve(shelf);
      expect(keeper.halfAngle).toBeGreaterThanOrEqual(halfAngle);
      expect(keeper.turn).toBeGreaterThanOrEqual(turn);
      expect(keeper.burn).toBeGreaterThanOrEqual(burn);
      expect(keeper.care.gain).toBeGreaterThanOrEqual(care.gain);
      expect(keeper.care.fade).toBeLessThanOrEqual(care.fade);
      expect(keeper.care.fade).toBeGreaterThan(0);
      expect(keeper.lamp[shelf]).toBeLessThanOrEqual(top);
    }
  });
});
