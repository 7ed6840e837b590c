import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  cropFits,
  largestCrop,
  moveCrop,
  resizeCrop,
  clampCrop,
  smallestCrop,
  wholeCrop,
} from '../../../src/domain/account/crop';

const sides = fc.integer({ min: 64, max: 19_999 });
const pictures = fc.record({ width: sides, height: sides });
const anything = fc.double({ min: -50_000, max: 50_000, noNaN: true });
const anyCrops = fc.record({ x: anything, y: anything, size: anything });

describe('crop of a picture', () => {
  test('is the largest centred square by default', () => {
    expect(wholeCrop({ width: 300, height: 200 })).toEqual({ x: 50, y: 0, size: 200 });
    expect(wholeCrop({ width: 200, height: 301 })).toEqual({ x: 0, y: 50, size: 200 });
  });

  test('moves up to the edges, and resizes around its centre', () => {
    const picture = { width: 1000, height: 600 };
    expect(moveCrop({ x: 200, y: 0, size: 600 }, { x: 900, y: -5 }, picture)).toEqual({ x: 400, y: 0, size: 600 });
    expect(resizeCrop({ x: 200, y: 100, size: 400 }, 200, picture)).toEqual({ x: 300, y: 200, size: 200 });
    expect(resizeCrop({ x: 200, y: 100, size: 400 }, 1, picture).size).toBe(64);
  });

  test.each([
    { x: -1, y: 0, size: 100 },
    { x: 0.5, y: 0, size: 100 },
    { x: 101, y: 0, size: 100 },
    { x: 0, y: 1, size: 200 },
    { x: 0, y: 0, size: 63 },
    { x: 0, y: 0, size: Number.NaN },
    { x: 0, y: 0, size: Number.POSITIVE_INFINITY },
  ])('cropFits rejects %o in 200 x 200 pixels', (crop) => {
    expect(cropFits(crop, { width: 200, height: 200 })).toBe(false);
  });

  property.prop([pictures, anyCrops])(
    'clampCrop always returns a fitting crop and never changes it again',
    (picture, crop) => {
      const settled = clampCrop(crop, picture);
      expect(cropFits(settled, picture)).toBe(true);
      expect(clampCrop(settled, picture)).toEqual(settled);
    },
  );

  property.prop([pictures, fc.array(fc.tuple(anything, anything, anything), { maxLength: 10 })])(
    'moveCrop and resizeCrop never leave the picture',
    (picture, steps) => {
      let crop = wholeCrop(picture);
      for (const [x, y, side] of steps) crop = resizeCrop(moveCrop(crop, { x, y }, picture), side, picture);
      expect(cropFits(crop, picture)).toBe(true);
      expect(crop.size).toBeGreaterThanOrEqual(smallestCrop(picture));
      expect(crop.size).toBeLessThanOrEqual(largestCrop(picture));
    },
  );
});
