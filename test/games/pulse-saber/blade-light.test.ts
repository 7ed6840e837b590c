import { fc, test as check } from '@fast-check/vitest';
import { Color } from 'three';
import { describe, expect, test } from 'vitest';
import { bladeLight, prismLight } from '../../../games/pulse-saber/blade-light';
import { neon } from '../../../games/pulse-saber/lane';

const hueOf = (light: Color): number => light.clone().multiplyScalar(0.5).getHSL({ h: 0, s: 0, l: 0 }).h * 360;

test('midnight blades are violet and blue, plain blades match their blocks', () => {
  const { left, right } = bladeLight(true);
  expect(hueOf(left)).toBeGreaterThan(255);
  expect(hueOf(left)).toBeLessThan(290);
  expect(hueOf(right)).toBeGreaterThan(210);
  expect(hueOf(right)).toBeLessThan(255);
  expect(bladeLight(false)).toBe(neon);
});

describe('a prism trail', () => {
  const at = (share: number) => prismLight(share, new Color());

  test('has five colours, from pink over green to violet', () => {
    const lights = [0, 0.25, 0.5, 0.75, 1].map(at);
    expect(new Set(lights.map((light) => Math.round(hueOf(light)))).size).toBe(5);
    const [, , middle] = lights;
    expect(middle?.g).toBeGreaterThan(middle?.r ?? 1);
    expect(middle?.g).toBeGreaterThan(middle?.b ?? 1);
  });

  check.prop([fc.double({ min: -1, max: 2, noNaN: true })])('never jumps and never goes dark', (share) => {
    const [light, next] = [at(share), at(share + 0.001)];
    expect(light.r + light.g + light.b).toBeGreaterThan(1);
    for (const part of ['r', 'g', 'b'] as const) expect(Math.abs(light[part] - next[part])).toBeLessThan(0.01);
  });
});
