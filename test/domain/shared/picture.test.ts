import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { pictureHeight, pictureSizes, pictureSourceSet, pictureWidths } from '../../../src/domain/shared/picture';

describe('picture sizes', () => {
  test('are small, HD and full HD', () => {
    expect(pictureWidths).toEqual({ sm: 640, hd: 1280, fhd: 1920 });
    expect(pictureSizes((width) => `genres/music-${String(width)}.webp`)).toEqual({
      sm: 'genres/music-640.webp',
      hd: 'genres/music-1280.webp',
      fhd: 'genres/music-1920.webp',
    });
  });

  test('form a source set of each address with its width', () => {
    expect(pictureSourceSet({ sm: '/s', hd: '/h', fhd: '/f' })).toBe('/s 640w, /h 1280w, /f 1920w');
    expect(pictureSourceSet(pictureSizes(String))).toBe('640 640w, 1280 1280w, 1920 1920w');
  });

  test('have an aspect ratio of 16:9', () => {
    expect(pictureHeight(640)).toBe(360);
    expect(Object.values(pictureWidths).map(pictureHeight)).toEqual([360, 720, 1080]);
  });

  property.prop([fc.integer({ min: 16, max: 10_000 })])('always keep the aspect ratio', (width) => {
    expect(width / pictureHeight(width)).toBeCloseTo(16 / 9, 10);
  });

  property.prop([fc.webPath({ size: 'small' })])('always contain the width in each address', (path) => {
    const sizes = pictureSizes((width) => `${path}-${String(width)}`);
    const set = pictureSourceSet(sizes).split(', ');
    for (const [size, width] of Object.entries(pictureWidths)) {
      expect(sizes[size as keyof typeof sizes]).toBe(`${path}-${String(width)}`);
      expect(set).toContain(`${path}-${String(width)} ${String(width)}w`);
    }
  });
});
