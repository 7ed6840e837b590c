import { fc, test as check } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { constellations } from '../../../games/lantern-drift/constellation';
import { HeronKite, kiteAt, kiteJoints } from '../../../games/lantern-drift/heron-kite';
import { waterLevel } from '../../../games/lantern-drift/water';

const time = fc.double({ min: 0, max: 100_000, noNaN: true });

test('the kite has the shape of the Heron and is invisible before its flight', () => {
  expect(kiteJoints(0)).toHaveLength(constellations[0]?.places.length ?? 0);
  expect(new HeronKite().visible).toBe(false);
});

check.prop([time])('the kite always flies over the lake and before the pier', (seconds) => {
  for (const [x, y, z] of kiteJoints(seconds)) {
    expect(y).toBeGreaterThan(waterLevel + 3);
    expect(Math.abs(x)).toBeLessThan(12);
    expect(z).toBeLessThan(-10);
  }
});

check.prop([time])('the kite never jumps', (seconds) => {
  const [now, next] = [kiteAt(seconds), kiteAt(seconds + 1 / 60)];
  expect(Math.hypot(...now.map((value, axis) => value - (next[axis] ?? 0)))).toBeLessThan(0.05);
});
