import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { adTypes, adDimensions, adSizes, adSlotSize } from '../../../src/domain/ads/ad';
import { ads } from '../../arbitraries/ads';

describe('ads and their slots', () => {
  test('an ad is an image or a video', () => {
    expect(adTypes).toEqual(['image', 'video']);
  });

  property.prop([ads])('an ad always has one of the two types', ({ type }) => {
    expect(type === 'image' || type === 'video').toBe(true);
  });
});

describe('adSlotSize', () => {
  test('is 735x90 below Categories and below Newest', () => {
    expect(adSlotSize('home-categories')).toBe('735x90');
    expect(adSlotSize('home-newest')).toBe('735x90');
    expect(adDimensions('735x90')).toEqual({ width: 735, height: 90 });
  });

  test("is 600x500 beside a game's description", () => {
    expect(adSlotSize('game-description')).toBe('600x500');
    expect(adDimensions('600x500')).toEqual({ width: 600, height: 500 });
    expect(adSizes).toEqual(['600x500', '735x90']);
  });

  property.prop([fc.constantFrom(...adSizes)])("adDimensions always returns the pixels in the size's name", (size) => {
    const { width, height } = adDimensions(size);
    expect(`${width}x${height}`).toBe(size);
  });

  property.prop([fc.constantFrom('home-categories', 'home-newest', 'game-description')])(
    'is always a size that the server offers',
    (slot) => {
      expect(adSizes).toContain(adSlotSize(slot));
    },
  );
});
