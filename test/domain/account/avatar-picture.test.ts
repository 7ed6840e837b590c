import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  avatarLimits,
  avatarTypeOf,
  pictureSizeProblem,
  isMovingPicture,
  AVATAR_TYPES,
  pictureHeaderSize,
} from '../../../src/domain/account/avatar-picture';
import { aGif, aPng, aWebp } from '../../arbitraries/moving-pictures';
import { aPictureHeader, HEADERS, typeOfHeader } from '../../arbitraries/picture-headers';

describe('uploaded pictures', () => {
  test('have the documented limits', () => {
    expect(avatarLimits).toEqual({ bytes: 4_194_304, pixels: 40_000_000, side: 20_000, leastSide: 64 });
  });

  test.each([
    [64, 64, undefined],
    [8000, 5000, undefined],
    [8001, 5000, 'too-many-pixels'],
    [20_000, 64, 'too-many-pixels'],
    [20_000, 20_000, 'too-many-pixels'],
    [63, 5000, 'too-small'],
  ])('pictureSizeProblem checks %d x %d pixels', (width, height, problem) => {
    expect(pictureSizeProblem({ width, height })).toBe(problem);
    expect(pictureSizeProblem({ width: height, height: width })).toBe(problem);
  });

  test('avatarTypeOf recognises a picture by its first bytes', () => {
    const text = (words: string) => new Uint8Array(Array.from(words, (letter) => letter.charCodeAt(0)));
    expect(avatarTypeOf(text('\u0089PNG\r\n\u001a\n...'))).toBe('image/png');
    expect(avatarTypeOf(text('\u00ff\u00d8\u00ff\u00e0'))).toBe('image/jpeg');
    expect(avatarTypeOf(text('RIFF....WEBPVP8 '))).toBe('image/webp');
    for (const other of ['', 'GIF89a', '<svg/>', 'RIFF....WAVE', '%PDF-1.7', 'BM']) {
      expect(avatarTypeOf(text(other))).toBeUndefined();
    }
  });

  property.prop([fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 30_000 })])(
    'pictureSizeProblem never accepts more pixels than the limit',
    (width, height) => {
      if (pictureSizeProblem({ width, height }) === undefined)
        expect(width * height).toBeLessThanOrEqual(avatarLimits.pixels);
    },
  );
});

const content = fc.array(fc.nat(255), { maxLength: 255 });

describe('isMovingPicture', () => {
  test.each([
    ['a GIF of one image', aGif(1), false],
    ['a GIF of two images', aGif(2), true],
    ['a WebP of one frame', aWebp(1), false],
    ['a WebP of two frames', aWebp(2), true],
    ['a PNG that says so ahead of its pixels', aPng(['IHDR', 'acTL', 'IDAT']), true],
    ['a PNG that says so behind them', aPng(['IHDR', 'IDAT', 'acTL']), false],
    ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, ...aGif(2)]), false],
    ['nothing', new Uint8Array(), false],
  ])('%s is animated: %s', (_name, bytes, moves) => {
    expect(isMovingPicture(bytes)).toBe(moves);
  });

  property.prop([fc.nat(5), content])(
    'is always true from the second frame on, with any data between the frames',
    (frames, other) => {
      expect(isMovingPicture(aGif(frames, other))).toBe(frames > 1);
      expect(isMovingPicture(aWebp(frames, other))).toBe(frames > 1);
      expect(isMovingPicture(aPng(['IHDR', 'tEXt', 'IDAT'], other))).toBe(false);
    },
  );

  property.prop([fc.constantFrom(aGif(3), aWebp(3), aPng(['IHDR', 'acTL'])), content, fc.nat(120)])(
    'always terminates for any bytes, including truncated files',
    (picture, rest, length) => {
      expect(typeof isMovingPicture(new Uint8Array([...picture.subarray(0, length), ...rest]))).toBe('boolean');
    },
  );
});

const kinds = fc.constantFrom(...HEADERS);
const sides = fc.integer({ min: 1, max: 0x3fff });
const sizes = fc.record({ width: sides, height: sides });
const bytes = fc.uint8Array({ maxLength: 80 });

describe('pictureHeaderSize', () => {
  test('returns a size that no decoder could handle', () => {
    const size = { width: 60_000, height: 60_000 };
    expect(pictureHeaderSize(aPictureHeader('png', size), 'image/png')).toEqual(size);
    expect(pictureHeaderSize(aPictureHeader('jpeg', size), 'image/jpeg')).toEqual(size);
  });

  test.each(HEADERS)('returns undefined for a %s without a side', (kind) => {
    const none = aPictureHeader(kind, { width: 1, height: 1 }).subarray(0, 12);
    expect(pictureHeaderSize(none, typeOfHeader[kind])).toBeUndefined();
  });

  test('returns undefined for a JPEG that ends in the length of a segment', () => {
    expect(pictureHeaderSize(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0), 'image/jpeg')).toBeUndefined();
  });

  test('skips the fill bytes and the markers without a segment before the frame of a JPEG', () => {
    const [start, image, ...rest] = aPictureHeader('jpeg', { width: 3, height: 4 });
    const header = Uint8Array.of(start ?? 0, image ?? 0, 0xff, 0xff, 0x01, 0xff, 0xd0, ...rest);
    expect(pictureHeaderSize(header, 'image/jpeg')).toEqual({ width: 3, height: 4 });
  });

  test('returns undefined for a width of zero', () => {
    for (const kind of ['png', 'jpeg', 'lossy'] as const)
      expect(pictureHeaderSize(aPictureHeader(kind, { width: 0, height: 9 }), typeOfHeader[kind])).toBeUndefined();
  });

  property.prop([kinds, sizes, fc.array(fc.nat(255), { maxLength: 40 })])(
    'always returns the written size, with any preceding segments',
    (kind, size, comment) => {
      const header = aPictureHeader(kind, size, comment);
      expect(avatarTypeOf(header)).toBe(typeOfHeader[kind]);
      expect(pictureHeaderSize(header, typeOfHeader[kind])).toEqual(size);
    },
  );

  property.prop([kinds, sizes, fc.nat(60)])('never returns another size for a truncated file', (kind, size, length) => {
    const cut = pictureHeaderSize(aPictureHeader(kind, size).subarray(0, length), typeOfHeader[kind]);
    if (cut !== undefined) expect(cut).toEqual(size);
  });

  property.prop([kinds, bytes, fc.constantFrom(...AVATAR_TYPES)])(
    'never returns a size without sides for any bytes',
    (kind, rest, type) => {
      const start = aPictureHeader(kind, { width: 1, height: 1 }).subarray(0, 16);
      for (const file of [rest, new Uint8Array([...start, ...rest])]) {
        const { width, height } = pictureHeaderSize(file, type) ?? { width: 1, height: 1 };
        expect(Math.min(width, height)).toBeGreaterThan(0);
      }
    },
  );
});
