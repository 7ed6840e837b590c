import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { genrePicture } from '../../../src/domain/games/genre-picture';
import { slugs } from '../../arbitraries/slugs';

describe('the picture of a genre', () => {
  test('is named after its slug', () => {
    expect(genrePicture('music', 640)).toBe('genres/music-640.webp');
    expect(genrePicture('b-2', 1920)).toBe('genres/b-2-1920.webp');
  });

  property.prop([slugs, slugs, fc.constantFrom(640, 1280, 1920)])('is never that of another', (a, b, width) => {
    expect(genrePicture(a, width) === genrePicture(b, width)).toBe(a === b);
  });
});
