import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { constellations, directionOf, placeCount, placeOf } from '../../../games/lantern-drift/constellation';

describe('constellations', () => {
  test('fill one after another', () => {
    expect(placeOf(0)).toEqual({ pattern: 0, index: 0 });
    expect(placeOf(7)).toEqual({ pattern: 1, index: 0 });
    expect(placeOf(placeCount)).toEqual(placeOf(0));
  });

  test('draw lines only between places that exist', () => {
    for (const { places, lines } of constellations) {
      for (const end of lines.flat()) expect(end).toBeLessThan(places.length);
    }
  });

  check.prop([fc.nat(2000)])('give every lantern a place above the lake and before the player', (nth) => {
    const { pattern, index } = placeOf(nth);
    const [x, y, z] = directionOf(pattern, index);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 6);
    expect(y).toBeGreaterThan(0.15);
    expect(z).toBeLessThan(0);
  });
});
