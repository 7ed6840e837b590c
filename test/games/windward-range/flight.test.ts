import { fc, test as check } from '@fast-check/vitest';
import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { drawAfter, flyOn, leastDraw, speedOf } from '../../../games/windward-range/flight';

const amount = fc.double({ min: 0, max: 1, noNaN: true });

describe('an arrow', () => {
  test('falls, and drifts with the wind', () => {
    const arrow = { position: new Vector3(0, 1.6, 0), velocity: new Vector3(0, 0, -50) };
    flyOn(arrow, 8, 1);
    expect(arrow.position.z).toBe(-50);
    expect(arrow.position.y).toBeLessThan(-1);
    expect(arrow.position.x).toBeGreaterThan(1.5);
  });

  test('can be released after a moment and is fast after a second', () => {
    expect(drawAfter(0)).toBe(0);
    expect(drawAfter(0.1)).toBeGreaterThan(leastDraw);
    expect(speedOf(drawAfter(1))).toBe(50);
  });

  check.prop([fc.double({ min: -11, max: 11, noNaN: true }), fc.integer({ min: 1, max: 90 })])(
    'always lands at the same place at any frame rate',
    (wind, frames) => {
      const start = () => ({ position: new Vector3(0, 1.6, 0), velocity: new Vector3(3, 5, -40) });
      const [once, often] = [start(), start()];
      flyOn(once, wind, 1.2);
      for (let i = 0; i < frames; i += 1) flyOn(often, wind, 1.2 / frames);
      expect(often.position.distanceTo(once.position)).toBeLessThan(1e-9);
    },
  );

  check.prop([amount, amount])('never is slower when the string was drawn further', (a, b) => {
    expect(speedOf(Math.max(a, b))).toBeGreaterThanOrEqual(speedOf(Math.min(a, b)));
    expect(drawAfter(Math.max(a, b))).toBeGreaterThanOrEqual(drawAfter(Math.min(a, b)));
  });
});
