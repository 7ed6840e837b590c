import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { Quaternion, Vector3 } from 'three';
import { standing } from '../../headset/pose';
import type { Steering } from '../../headset/steer';
import { moved, steered, STEERING_KEYS } from '../../headset/steer';

const still: Steering = { aim: { x: 0, y: 0 }, held: new Set(), buttons: { trigger: false, squeeze: false } };
const holding = (...keys: readonly string[]): Steering => ({ ...still, held: new Set(keys) });
const keys = fc.subarray([...STEERING_KEYS]).map((held) => holding(...held));

describe('steer', () => {
  test('walks in the viewing direction, at the same speed diagonally', () => {
    expect(moved(standing, holding('KeyW'), 1)).toMatchObject({ x: 0, z: -1.6 });
    const turned = moved({ ...standing, yaw: Math.PI / 2 }, holding('KeyW'), 1);
    expect(turned.x).toBeCloseTo(-1.6);
    const aslant = moved(standing, holding('KeyW', 'KeyD'), 1);
    expect(Math.hypot(aslant.x, aslant.z)).toBeCloseTo(1.6);
    expect(moved(standing, holding('KeyW', 'KeyS'), 1)).toEqual(standing);
  });

  test('turns by keys and limits the pitch', () => {
    expect(moved(standing, holding('KeyQ'), 0.5).yaw).toBeCloseTo(0.8);
    expect(moved(standing, holding('ArrowRight'), 0.5).yaw).toBeCloseTo(-0.8);
    expect(moved(standing, holding('ArrowUp'), 9).pitch).toBeLessThan(Math.PI / 2);
  });

  test('points the hand at the mouse position', () => {
    const aspect = 16 / 9;
    const { head, hand } = steered(standing, { ...still, aim: { x: 0.5, y: -0.4 } }, aspect);
    const eye = new Quaternion(...head.rotation);
    const seen = new Vector3(0.5 * aspect, -0.4, -1).normalize().applyQuaternion(eye);
    const pointed = new Vector3(0, 0, -1).applyQuaternion(new Quaternion(...hand.rotation));
    expect(pointed.distanceTo(seen)).toBeCloseTo(0);
  });

  test('pulls the trigger and grips by mouse and by keys', () => {
    expect(steered(standing, still, 1)).toMatchObject({ trigger: 0, squeeze: 0 });
    expect(steered(standing, holding('Space', 'ShiftLeft'), 1)).toMatchObject({ trigger: 1, squeeze: 1 });
    const pressed = { ...still, buttons: { trigger: true, squeeze: true } };
    expect(steered(standing, pressed, 1)).toMatchObject({ trigger: 1, squeeze: 1 });
  });

  test.prop([keys, fc.double({ min: 0, max: 0.1, noNaN: true })])(
    'never leaves the floor and never jumps',
    (input, seconds) => {
      const pose = moved(standing, input, seconds);
      expect(pose.y).toBe(standing.y);
      expect(Math.hypot(pose.x, pose.z)).toBeLessThanOrEqual(1.6 * seconds + 1e-9);
    },
  );
});
