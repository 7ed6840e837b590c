import { fc, test as check } from '@fast-check/vitest';
import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { hitShare, reaches, ringPoints } from '../../../games/windward-range/target-rules';

const disc = { position: new Vector3(1, 2, -20), radius: 0.8 };

describe('a target', () => {
  test('has exactly five rings', () => {
    expect([0, 0.19, 0.2, 0.45, 0.7, 0.99, 1, 1.01].map(ringPoints)).toEqual([10, 10, 8, 6, 4, 2, 2, 0]);
  });

  test('is hit at the point where the arrow crosses it', () => {
    expect(hitShare(disc, new Vector3(1, 2, -19), new Vector3(1, 2, -21))).toBe(0);
    expect(hitShare(disc, new Vector3(1.4, 2, -19), new Vector3(1.4, 2, -21))).toBeCloseTo(0.5);
    expect(hitShare(disc, new Vector3(1, 3, -19), new Vector3(1, 3, -21))).toBeUndefined();
  });

  test('is not hit in front, behind, or from behind', () => {
    expect(hitShare(disc, new Vector3(1, 2, -10), new Vector3(1, 2, -19.9))).toBeUndefined();
    expect(hitShare(disc, new Vector3(1, 2, -20.1), new Vector3(1, 2, -25))).toBeUndefined();
    expect(hitShare(disc, new Vector3(1, 2, -21), new Vector3(1, 2, -19))).toBeUndefined();
  });

  test('is worth more at a greater distance', () => {
    expect(reaches.map(({ factor }) => factor)).toEqual([1, 2, 3]);
    for (let i = 1; i < reaches.length; i += 1)
      expect(reaches[i]?.from).toBeGreaterThan(reaches[i - 1]?.to ?? Infinity);
  });

  check.prop([fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true })])(
    'is always hit within its radius, and never outside of it',
    (x, y) => {
      const at = new Vector3(1 + x, 2 + y, -20);
      const share = hitShare(disc, at.clone().setZ(-18), at.clone().setZ(-22));
      expect(share !== undefined).toBe(Math.hypot(x, y) / disc.radius <= 1);
      if (share !== undefined) expect(ringPoints(share)).toBeGreaterThanOrEqual(2);
    },
  );
});
