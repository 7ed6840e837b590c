import { expect, test } from 'vitest';
import { adFrameAttributes } from '../../../src/domain/ads/ad-frame-attributes';

test('T39: the frame of third-party ads may run scripts and open tabs, and nothing else', () => {
  expect(adFrameAttributes.sandbox.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-scripts',
  ]);
});
