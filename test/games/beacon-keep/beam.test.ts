import { fc, test as check } from '@fast-check/vitest';
import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { headingOf, lampAt, litShare, turned, wayOf } from '../../../games/beacon-keep/beam';

const heading = fc.record({
  yaw: fc.double({ min: -0.7, max: 0.7, noNaN: true }),
  pitch: fc.double({ min: -0.6, max: -0.04, noNaN: true }),
});

describe('the beam', () => {
  test('lights points along its axis and nothing beside it', () => {
    const way = wayOf({ yaw: 0.2, pitch: -0.2 });
    expect(litShare(way, 0.1, lampAt.clone().addScaledVector(way, 50))).toBe(1);
    expect(litShare(way, 0.1, lampAt.clone().addScaledVector(wayOf({ yaw: 0.4, pitch: -0.2 }), 50))).toBe(0);
  });

  test('never points upwards or backwards', () => {
    expect(headingOf(new Vector3(0, 5, -1)).pitch).toBeLessThan(0);
    expect(headingOf(new Vector3(3, -1, 3)).yaw).toBeLessThan(1);
  });

  check.prop([heading])('has a heading that its direction gives back', (from) => {
    const back = headingOf(wayOf(from));
    expect(back.yaw).toBeCloseTo(from.yaw, 9);
    expect(back.pitch).toBeCloseTo(from.pitch, 9);
  });

  check.prop([heading, heading, fc.double({ min: 0, max: 2, noNaN: true })])(
    'never turns faster than the limit and always approaches its target',
    (from, wanted, most) => {
      const next = turned(from, wanted, most);
      const far = (a: typeof from, b: typeof from) => Math.hypot(a.yaw - b.yaw, a.pitch - b.pitch);
      expect(far(from, next)).toBeLessThanOrEqual(most + 1e-9);
      expect(far(next, wanted)).toBeLessThanOrEqual(far(from, wanted) + 1e-9);
    },
  );
});
