import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../games/kit/seeded-random';

describe('seededRandom', () => {
  test('gives a known sequence for a known seed', () => {
    const random = seededRandom(1);
    expect([random.next(), random.next()].map((value) => value.toFixed(4))).toEqual(['0.6271', '0.0027']);
  });

  check.prop([fc.integer()])('repeats itself for the same seed', (seed) => {
    const [a, b] = [seededRandom(seed), seededRandom(seed)];
    for (let i = 0; i < 20; i += 1) expect(a.next()).toBe(b.next());
  });

  check.prop([fc.integer(), fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 })])(
    'always stays in the requested range',
    (seed, low, width) => {
      const random = seededRandom(seed);
      for (let i = 0; i < 20; i += 1) {
        const value = random.range(low, low + width);
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThan(low + width);
        const index = random.index(width);
        expect(Number.isInteger(index) && index >= 0 && index < width).toBe(true);
      }
    },
  );
});
