import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { edgePlace } from '../../../games/beacon-keep/edge-arrows';

const far = fc.double({ min: -200, max: 200, noNaN: true });
const slope = fc.double({ min: 0.3, max: 2, noNaN: true });

describe('edgePlace', () => {
  test('has no arrow for a ship in view', () => {
    expect(edgePlace({ x: 20, y: -10, z: -100 }, 1, 0.58)).toBeUndefined();
  });

  test('points left to a ship beyond the left edge', () => {
    const place = edgePlace({ x: -150, y: 0, z: -100 }, 1, 0.58);
    expect(place?.x).toBeCloseTo(-0.9);
    expect(Math.abs(place?.turn ?? 0)).toBeCloseTo(Math.PI);
  });

  test('points down to a ship exactly behind the player', () => {
    expect(edgePlace({ x: 0, y: 0, z: 50 }, 1, 0.58)).toMatchObject({ x: 0, turn: -Math.PI / 2 });
  });

  check.prop([far, far, far, slope, slope], { examples: [[0, -5e-324, 0, 0.3, 0.3]] })(
    'always places the arrow inside the view',
    (x, y, z, wide, high) => {
      const place = edgePlace({ x, y, z }, wide, high);
      if (place === undefined) return;
      expect(Math.abs(place.x)).toBeLessThan(wide);
      expect(Math.abs(place.y)).toBeLessThan(high);
    },
  );

  check.prop([far, far, slope, slope])('always has an arrow for a ship behind the player', (x, y, wide, high) => {
    expect(edgePlace({ x, y, z: 10 }, wide, high)).toBeDefined();
  });
});
