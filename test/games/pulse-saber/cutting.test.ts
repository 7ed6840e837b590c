import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { distanceToPath, swingThrough } from '../../../games/pulse-saber/cutting';

const blade = (from: number, to: number) => ({
  lastBase: new Vector3(from, 1, 0),
  lastTip: new Vector3(from, 1, -1),
  base: new Vector3(to, 1, 0),
  tip: new Vector3(to, 1, -1),
});

describe('swingThrough', () => {
  test('finds a fast swing across a block', () => {
    expect(swingThrough(blade(-0.5, 0.5), new Vector3(0, 1, -0.9), 0.016, 0.3, 1, false)).toEqual({ x: 1, y: 0 });
  });

  test('ignores a slow blade inside a block', () => {
    expect(swingThrough(blade(0, 0.001), new Vector3(0, 1, -0.9), 0.016, 0.3, 1, false)).toBeUndefined();
  });

  test('ignores blocks out of reach', () => {
    expect(swingThrough(blade(-0.5, 0.5), new Vector3(0, 2, -0.9), 0.016, 0.3, 1, false)).toBeUndefined();
  });

  test('ignores depth with the flat option', () => {
    expect(distanceToPath(new Vector3(0, 0, -9), new Vector3(-1, 0, 0), new Vector3(1, 0, 0), true)).toBe(0);
    expect(distanceToPath(new Vector3(0, 0, -9), new Vector3(-1, 0, 0), new Vector3(1, 0, 0), false)).toBe(9);
  });
});
