import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { plot } from '../../../games/sand-garden/plot';
import { rakeWidth, SandField, tine } from '../../../games/sand-garden/sand-field';

const spot = fc.record({
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  z: fc.double({ min: -2, max: 2, noNaN: true }),
});

describe('the sand', () => {
  test('has a furrow under the middle of the rake and ridges beside it', () => {
    const field = new SandField(920);
    field.rake({ x: -1, z: 0 }, { x: 1, z: 0 });
    expect(field.at({ x: 0, z: 0 })).toBeLessThan(-0.8);
    expect(field.at({ x: 0, z: tine / 2 })).toBeGreaterThan(0.8);
    expect(field.at({ x: 0, z: rakeWidth })).toBe(0);
  });

  test('is flat after the smoothing board', () => {
    const field = new SandField(300);
    field.rake({ x: -1, z: 0 }, { x: 1, z: 0 });
    field.smooth({ x: -1, z: 0 }, { x: 1, z: 0 });
    expect(field.at({ x: 0, z: 0 })).toBeCloseTo(0);
  });

  test('has symmetric rings around a stone', () => {
    const field = new SandField(920);
    field.ring({ x: 0, z: 0 }, 0.2);
    const crest = 0.2 + 0.015 + tine / 2;
    for (const turn of [0, 1, 2, 3, 4, 5])
      expect(field.at({ x: Math.cos(turn) * crest, z: Math.sin(turn) * crest })).toBeGreaterThan(0.7);
  });

  check.prop([fc.array(fc.tuple(fc.constantFrom('rake', 'smooth'), spot, spot), { maxLength: 8 })])(
    'never exceeds its height range, even at the rim',
    (ways) => {
      const field = new SandField(64);
      for (const [kind, from, to] of ways) field[kind](from, to);
      expect(field.heights.every((height) => height >= -1 && height <= 1)).toBe(true);
      expect(field.at({ x: plot.width, z: 0 })).toBe(0);
      field.clear();
      expect(field.heights.every((height) => height === 0)).toBe(true);
    },
  );
});
