import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { adTypes, adDimensions, adSizes, adSlotSize } from '../../../src/domain/ads/ad';
import { ads } from '../../arbitraries/ads';

describe('an ad', () => {
  test('is an image or a video', () => {
    expect(adTypes).toEqual(['image', 'video']);
  });

  property.prop([ads])('always is of one of the two types', ({ type }) => {
    expect(type === 'image' || type === 'video').toBe(true);
  });
});

describe('a slot for ads', () => {
  test('below Categories and below Newest holds a banner of 735x90', () => {
    expect(adSlotSize('home-categories')).toBe('735x90');
    expect(adSlotSize('home-newest')).toBe('735x90');
    expect(adDimensions('735x90')).toEqual({ width: 735, height: 90 });
  });

  test('beside the description of a game holds one of 600x500', () => {
    expect(adSlotSize('game-description')).toBe('600x500');
    expect(adDimensions('600x500')).toEqual({ width: 600, height: 500 });
    expect(adSizes).toEqual(['600x500', '735x90']);
  });

  property.prop([fc.constantFrom(...adSizes)])('always reserves what its size says', (size) => {
    const { width, height } = adDimensions(size);
    expect(`${width}x${height}`).toBe(size);
  });

  property.prop([fc.constantFrom('home-categories', 'home-newest', 'game-description')])(
    'always holds a size that is served',
    (slot) => {
      expect(adSizes).toContain(adSlotSize(slot));
    },
  );
});
