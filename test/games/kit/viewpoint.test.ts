import { fc, test as property } from '@fast-check/vitest';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { lookFrom } from '../../../games/kit/viewpoint';

const metres = fc.integer({ min: -100, max: 100 });
const point = fc.tuple(metres, metres, metres);

describe('a viewpoint', () => {
  test('sets position and field of view of the camera', () => {
    const camera = new PerspectiveCamera(60);
    lookFrom(camera, { eye: [1, 2, 3], target: [1, 2, -7], fov: 48 });
    expect(camera.position.toArray()).toEqual([1, 2, 3]);
    expect(camera.getWorldDirection(new Vector3()).z).toBeCloseTo(-1);
    expect(camera.fov).toBe(48);
  });

  test('updates the matrices at once', () => {
    const camera = new PerspectiveCamera(60);
    lookFrom(camera, { eye: [4, 5, 6], target: [9, 5, 6], fov: 48 });
    expect(new Vector3().setFromMatrixPosition(camera.matrixWorld).toArray()).toEqual([4, 5, 6]);
    expect(new Vector3(0, 0, -1).transformDirection(camera.matrixWorld).x).toBeCloseTo(1);
  });

  property.prop([point, point])('always looks at its target', (eye, target) => {
    fc.pre(eye.some((value, axis) => value !== target[axis]));
    const camera = new PerspectiveCamera(60);
    lookFrom(camera, { eye, target, fov: 50 });
    const wanted = new Vector3(...target).sub(camera.position).normalize();
    expect(camera.getWorldDirection(new Vector3()).distanceTo(wanted)).toBeLessThan(1e-3);
  });
});
