import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { Euler, Quaternion, Vector3 } from 'three';
import { rotation, turned } from '../../headset/pose';

const angle = fc.double({ min: -7, max: 7, noNaN: true });
const metre = fc.double({ min: -5, max: 5, noNaN: true });

describe('a pose', () => {
  test('turns to the left by yaw, and looks up by pitch', () => {
    const [x, y, z] = turned([0, 0, -1], { yaw: Math.PI / 2, pitch: 0 });
    expect([x, y, z].map((each) => Math.round(each) + 0)).toEqual([-1, 0, 0]);
    expect(turned([0, 0, -1], { yaw: 0, pitch: Math.PI / 2 })[1]).toBeCloseTo(1);
  });

  test.prop([angle, angle, metre, metre, metre])(
    'always has the same rotation as in three.js',
    (yaw, pitch, x, y, z) => {
      const theirs = new Quaternion().setFromEuler(new Euler(pitch, yaw, 0, 'YXZ'));
      const ours = new Quaternion(...rotation(yaw, pitch));
      expect(Math.abs(ours.dot(theirs))).toBeCloseTo(1);
      const there = new Vector3(x, y, z).applyQuaternion(theirs);
      const here = new Vector3(...turned([x, y, z], { yaw, pitch }));
      expect(here.distanceTo(there)).toBeCloseTo(0);
    },
  );
});
