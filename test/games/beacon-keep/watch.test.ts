import { describe, expect, test } from 'vitest';
import { headingOf, lampAt, seaLevel } from '../../../games/beacon-keep/beam';
import { placeOf } from '../../../games/beacon-keep/fleet';
import { NightKeeper } from '../../../games/beacon-keep/night-keeper';
import { Watch } from '../../../games/beacon-keep/watch';
import { planWatch } from '../../../games/beacon-keep/watch-plan';

const aside = { yaw: 0.75, pitch: -0.6 };

function keepUntilOver(watch: Watch, keeper: NightKeeper, look: () => { yaw: number; pitch: number }, flare = 0) {
  for (let i = 0; i < 6000 && !watch.over; i += 1) watch.step(0.05, look(), flare, keeper);
}

describe('a watch', () => {
  test('is lost when the beam points away', () => {
    const keeper = new NightKeeper();
    keepUntilOver(new Watch(planWatch(1, 1)), keeper, () => aside);
    expect(keeper.over).toBe(true);
    expect(keeper.home).toBe(0);
  });

  test('can be won by lighting the darkest ship', () => {
    const keeper = new NightKeeper();
    const watch = new Watch(planWatch(1, 1));
    keepUntilOver(watch, keeper, () => {
      const [ship] = [...watch.ships].sort((a, b) => a.light - b.light || a.distance - b.distance);
      return ship === undefined
        ? aside
        : headingOf(
            placeOf(ship)
              .setY(seaLevel + 2)
              .sub(lampAt),
          );
    });
    expect(keeper.lost).toBe(0);
    expect(keeper.home).toBe(planWatch(1, 1).ships.length);
  });

  test('is won with a flare, which also dissolves the shades', () => {
    const keeper = new NightKeeper();
    keepUntilOver(new Watch(planWatch(2, 2)), keeper, () => aside, 1);
    expect(keeper.lost).toBe(0);
    expect(keeper.shades).toBeGreaterThan(0);
  });

  test.each([1, 2, 3, 5].flatMap((night) => [1, 2, 3].map((number) => [night, number] as const)))(
    'always accounts for every ship: night %i, watch %i',
    (night, number) => {
      const plan = planWatch(night, number);
      const keeper = new NightKeeper();
      const watch = new Watch(plan);
      let wrecked = 0;
      for (let i = 0; i < 6000 && !watch.over; i += 1)
        wrecked += watch.step(0.05, { yaw: Math.sin(i * 0.01) * 0.5, pitch: -0.18 }, 0, keeper).wrecked.length;
      expect(watch.over).toBe(true);
      expect(keeper.home + wrecked).toBe(plan.ships.length);
    },
  );
});
