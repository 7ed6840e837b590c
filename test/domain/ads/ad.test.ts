import { describe, expect, test } from 'vitest';
import { test as property } from '@fast-check/vitest';
import { adTypes } from '../../../src/domain/ads/ad';
import { ads } from '../../arbitraries/ads';

describe('an ad', () => {
  test('is an image or a video', () => {
    expect(adTypes).toEqual(['image', 'video']);
  });

  property.prop([ads])('always is of one of the two types', ({ type }) => {
    expect(type === 'image' || type === 'video').toBe(true);
  });
});
