import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readQuality } from '../../../games/kit/quality';

describe('readQuality', () => {
  test('turns everything costly off for ?q=low', () => {
    expect(readQuality('?q=low', 3, false)).toEqual({
      low: true,
      pixelRatio: 1,
      antialias: false,
      bloom: false,
      detail: 0.25,
      shot: undefined,
    });
  });

  test('draws a picture at one pixel per point with bloom', () => {
    expect(readQuality('?shot=hero', 2, false)).toMatchObject({ shot: 'hero', pixelRatio: 1, bloom: true });
  });

  check.prop([fc.string(), fc.double({ min: 0.5, max: 4, noNaN: true }), fc.boolean()])(
    'never asks for more than two pixels per point',
    (search, ratio, coarse) => {
      const { pixelRatio, detail } = readQuality(search, ratio, coarse);
      expect(pixelRatio).toBeLessThanOrEqual(2);
      expect(detail).toBeGreaterThan(0);
      expect(detail).toBeLessThanOrEqual(1);
    },
  );
});
