import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { windAt, windName } from '../../../games/kite-hill/wind';

const time = fc.double({ min: 0, max: 600, noNaN: true });
const height = fc.double({ min: 0, max: 120, noNaN: true });

describe('the wind', () => {
  test('has lulls and gusts within one flight', () => {
    const evening = Array.from({ length: 150 }, (_, second) => windAt(1, second, 20));
    expect(Math.min(...evening)).toBeLessThan(0.45);
    expect(Math.max(...evening)).toBeGreaterThan(1);
  });

  test('has a name for each strength', () => {
    expect([0.1, 0.4, 0.8, 1.4].map(windName)).toEqual(['lull', 'light air', 'fresh', 'gust']);
  });

  check.prop([fc.nat(50), time, height])('always blows, never more than a gust', (seed, at, high) => {
    const wind = windAt(seed, at, high);
    expect(wind).toBeGreaterThanOrEqual(0.05);
    expect(wind).toBeLessThanOrEqual(1.5);
    expect(windAt(seed, at, high)).toBe(wind);
  });

  check.prop([fc.nat(50), time, height, height])('is never weaker higher up', (seed, at, one, other) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    expect(windAt(seed, at, high)).toBeGreaterThanOrEqual(windAt(seed, at, low));
  });
});
