import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { offAxis, pickTarget } from '../../../games/orbital-salvage/targeting';

const eye = new Vector3(0, 1.5, 0);
const ahead = new Vector3(0, 0, -1);
const at = (x: number, y: number, z: number) => ({ position: new Vector3(x, y, z) });

describe('pickTarget', () => {
  test('picks the target nearest to the axis, not to the player', () => {
    const near = at(0.4, 1.5, -3);
    const far = at(0.1, 1.5, -20);
    expect(pickTarget(eye, ahead, [near, far], 0.2)).toBe(far);
  });

  test('picks nothing outside the cone or behind', () => {
    expect(pickTarget(eye, ahead, [at(5, 1.5, -3), at(0, 1.5, 4)], 0.2)).toBeUndefined();
  });

  test('measures the angle off the axis', () => {
    expect(offAxis(eye, ahead, new Vector3(3, 1.5, -3))).toBeCloseTo(Math.PI / 4);
    expect(offAxis(eye, ahead, eye)).toBe(0);
  });
});
