import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { avatarLimits, avatarTypeOf, pictureSizeProblem } from '../../../src/domain/account/avatar-limits';

describe('a picture that is uploaded', () => {
  test('has its limits', () => {
    expect(avatarLimits).toEqual({ bytes: 4_194_304, pixels: 40_000_000, side: 20_000, leastSide: 64 });
  });

  test.each([
    [64, 64, undefined],
    [8000, 5000, undefined],
    [8001, 5000, 'too-many-pixels'],
    [20_000, 64, 'too-many-pixels'],
    [20_000, 20_000, 'too-many-pixels'],
    [63, 5000, 'too-small'],
  ])('%d x %d', (width, height, problem) => {
    expect(pictureSizeProblem({ width, height })).toBe(problem);
    expect(pictureSizeProblem({ width: height, height: width })).toBe(problem);
  });

  test('is known by its first bytes', () => {
    const text = (words: string) => new Uint8Array(Array.from(words, (letter) => letter.charCodeAt(0)));
    expect(avatarTypeOf(text('\u0089PNG\r\n\u001a\n...'))).toBe('image/png');
    expect(avatarTypeOf(text('\u00ff\u00d8\u00ff\u00e0'))).toBe('image/jpeg');
    expect(avatarTypeOf(text('RIFF....WEBPVP8 '))).toBe('image/webp');
    for (const other of ['', 'GIF89a', '<svg/>', 'RIFF....WAVE', '%PDF-1.7', 'BM']) {
      expect(avatarTypeOf(text(other))).toBeUndefined();
    }
  });

  property.prop([fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 30_000 })])(
    'never has more pixels than may be unpacked',
    (width, height) => {
      if (pictureSizeProblem({ width, height }) === undefined)
        expect(width * height).toBeLessThanOrEqual(avatarLimits.pixels);
    },
  );
});
