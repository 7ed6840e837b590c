import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AVATAR_TYPES, avatarTypeOf } from '../../../src/domain/account/avatar-limits';
import { pictureHeaderSize } from '../../../src/domain/account/picture-header';
import { aPictureHeader, HEADERS, typeOfHeader } from '../../arbitraries/picture-headers';

const kinds = fc.constantFrom(...HEADERS);
const sides = fc.integer({ min: 1, max: 0x3fff });
const sizes = fc.record({ width: sides, height: sides });
const bytes = fc.uint8Array({ maxLength: 80 });

describe('the header of a picture', () => {
  test('tells of a size that nothing could decode', () => {
    const size = { width: 60_000, height: 60_000 };
    expect(pictureHeaderSize(aPictureHeader('png', size), 'image/png')).toEqual(size);
    expect(pictureHeaderSize(aPictureHeader('jpeg', size), 'image/jpeg')).toEqual(size);
  });

  test.each(HEADERS)('of %s tells nothing where it has no side', (kind) => {
    const none = aPictureHeader(kind, { width: 1, height: 1 }).subarray(0, 12);
    expect(pictureHeaderSize(none, typeOfHeader[kind])).toBeUndefined();
  });

  test('of no width is none', () => {
    for (const kind of ['png', 'jpeg', 'lossy'] as const)
      expect(pictureHeaderSize(aPictureHeader(kind, { width: 0, height: 9 }), typeOfHeader[kind])).toBeUndefined();
  });

  property.prop([kinds, sizes, fc.array(fc.nat(255), { maxLength: 40 })])(
    'always tells the size that was written into it, whatever stands before and is of its kind',
    (kind, size, comment) => {
      const header = aPictureHeader(kind, size, comment);
      expect(avatarTypeOf(header)).toBe(typeOfHeader[kind]);
      expect(pictureHeaderSize(header, typeOfHeader[kind])).toEqual(size);
    },
  );

  property.prop([kinds, sizes, fc.nat(60)])('cut short never tells another size', (kind, size, length) => {
    const cut = pictureHeaderSize(aPictureHeader(kind, size).subarray(0, length), typeOfHeader[kind]);
    if (cut !== undefined) expect(cut).toEqual(size);
  });

  property.prop([kinds, bytes, fc.constantFrom(...AVATAR_TYPES)])(
    'never tells a size without sides, whatever the bytes are',
    (kind, rest, type) => {
      const start = aPictureHeader(kind, { width: 1, height: 1 }).subarray(0, 16);
      for (const file of [rest, new Uint8Array([...start, ...rest])]) {
        const { width, height } = pictureHeaderSize(file, type) ?? { width: 1, height: 1 };
        expect(Math.min(width, height)).toBeGreaterThan(0);
      }
    },
  );
});
