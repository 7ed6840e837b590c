import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isMovingPicture } from '../../../src/domain/account/moving-picture';
import { aGif, aPng, aWebp } from '../../arbitraries/moving-pictures';

const content = fc.array(fc.nat(255), { maxLength: 255 });

describe('a picture', () => {
  test.each([
    ['a GIF of one image', aGif(1), false],
    ['a GIF of two images', aGif(2), true],
    ['a WebP of one frame', aWebp(1), false],
    ['a WebP of two frames', aWebp(2), true],
    ['a PNG that says so ahead of its pixels', aPng(['IHDR', 'acTL', 'IDAT']), true],
    ['a PNG that says so behind them', aPng(['IHDR', 'IDAT', 'acTL']), false],
    ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, ...aGif(2)]), false],
    ['nothing', new Uint8Array(), false],
  ])('%s moves: %s', (_name, bytes, moves) => {
    expect(isMovingPicture(bytes)).toBe(moves);
  });

  property.prop([fc.nat(5), content])(
    'always moves with its second frame, whatever stands between them',
    (frames, other) => {
      expect(isMovingPicture(aGif(frames, other))).toBe(frames > 1);
      expect(isMovingPicture(aWebp(frames, other))).toBe(frames > 1);
      expect(isMovingPicture(aPng(['IHDR', 'tEXt', 'IDAT'], other))).toBe(false);
    },
  );

  property.prop([fc.constantFrom(aGif(3), aWebp(3), aPng(['IHDR', 'acTL'])), content, fc.nat(120)])(
    'of any bytes is always told, also where they end too soon',
    (picture, rest, length) => {
      expect(typeof isMovingPicture(new Uint8Array([...picture.subarray(0, length), ...rest]))).toBe('boolean');
    },
  );
});
