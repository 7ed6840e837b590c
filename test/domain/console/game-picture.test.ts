import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  clampCrop,
  cropFits,
  cropHeight,
  largestCrop,
  moveCrop,
  resizeCrop,
  wholeCrop,
} from '../../../src/domain/account/crop';
import { gamePictureRules as rules, gamePictureShape as shape } from '../../../src/domain/console/game-picture';

/** Creates the start of an AVIF file with a main brand and the sizes of its properties. */
function avif(brand: string, sizes: readonly (readonly [number, number])[]): Uint8Array {
  const ftyp = Buffer.concat([
    Buffer.from([0, 0, 0, 20]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from('avif'),
  ]);
  const boxes = sizes.map(([width, height]) => {
    const box = Buffer.alloc(20);
    box.writeUInt32BE(20, 0);
    box.write('ispe', 4);
    box.writeUInt32BE(width, 12);
    box.writeUInt32BE(height, 16);
    return box;
  });
  return new Uint8Array(Buffer.concat([ftyp, ...boxes]));
}

describe('gamePictureRules', () => {
  test('recognises AVIF by its brand, and reads the largest of its sizes', () => {
    const bytes = avif('avif', [
      [512, 512],
      [1920, 1080],
      [512, 512],
    ]);
    expect([rules.typeOf(bytes), rules.isMoving(bytes)]).toEqual(['image/avif', false]);
    expect(rules.sizeOf(bytes, 'image/avif')).toEqual({ width: 1920, height: 1080 });
    expect(rules.sizeOf(avif('avif', []), 'image/avif')).toBeUndefined();
    expect(rules.sizeOf(avif('avif', [[0, 9]]), 'image/avif')).toBeUndefined();
  });

  test('refuses image sequences and files of other brands', () => {
    expect(rules.isMoving(avif('avis', []))).toBe(true);
    expect(rules.typeOf(new Uint8Array(Buffer.from('....ftypheic....mif1')))).toBeUndefined();
    expect(rules.typeOf(new Uint8Array(Buffer.from('<svg/>')))).toBeUndefined();
  });

  test('refuses too many pixels, long sides and pictures without room for a crop of 640 x 360', () => {
    expect(rules.problemOf({ width: 8000, height: 5001 })).toBe('too-many-pixels');
    expect(rules.problemOf({ width: 20_000, height: 400 })).toBe('too-many-pixels');
    expect(rules.problemOf({ width: 4000, height: 359 })).toBe('too-small');
    expect(rules.problemOf({ width: 640, height: 360 })).toBeUndefined();
  });

  property.prop([fc.uint8Array({ maxLength: 400 })])('never throws for any bytes', (bytes) => {
    const type = rules.typeOf(bytes);
    expect(() => [rules.isMoving(bytes), type && rules.sizeOf(bytes, type)]).not.toThrow();
  });
});

const sizes = fc
  .record({ width: fc.integer({ min: 640, max: 6000 }), height: fc.integer({ min: 360, max: 6000 }) })
  .filter((size) => rules.problemOf(size) === undefined);
const numbers = fc.integer({ min: -9000, max: 9000 });

describe('a crop of 16:9', () => {
  test('is the largest centred part at first', () => {
    expect(wholeCrop({ width: 1920, height: 1200 }, shape)).toEqual({ x: 0, y: 60, size: 1920 });
    expect(cropHeight(1920, shape)).toBe(1080);
  });

  property.prop([sizes, numbers, numbers, numbers])('always fits after any move and zoom', (picture, x, y, width) => {
    const first = wholeCrop(picture, shape);
    expect(cropFits(first, picture, shape)).toBe(true);
    const moved = moveCrop(resizeCrop(first, width, picture, shape), { x, y }, picture, shape);
    expect(cropFits(moved, picture, shape)).toBe(true);
    expect(clampCrop(moved, picture, shape)).toEqual(moved);
    expect(moved.size).toBeLessThanOrEqual(largestCrop(picture, shape));
  });
});
