import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  adCooldownSeconds,
  DEFAULT_AD_COOLDOWN,
  LONGEST_AD_COOLDOWN,
  VIDEO_AD_COOLDOWN,
} from '../../../src/domain/ads/ad-cooldown-seconds';

const video = (duration: number | undefined) => adCooldownSeconds({ video: true, duration });

describe('the cooldown of a third party’s ad', () => {
  test('is the rounded duration of a video', () => {
    expect(video(14.4)).toBe(14);
    expect(video(14.5)).toBe(15);
    expect(video(0.4)).toBe(0);
    expect(video(0.5)).toBe(1);
  });

  test('is 30 s for a video that does not tell its duration', () => {
    expect(VIDEO_AD_COOLDOWN).toBe(30);
    for (const none of [undefined, 0, -1, Number.NaN, Infinity]) expect(video(none)).toBe(30);
  });

  test('is never above a minute, whatever the ad tells', () => {
    expect(LONGEST_AD_COOLDOWN).toBe(60);
    expect([59.4, 60, 60.4, 61, 86_400].map(video)).toEqual([59, 60, 60, 60, 60]);
  });

  test('is 5 s for anything else', () => {
    expect(DEFAULT_AD_COOLDOWN).toBe(5);
    expect(adCooldownSeconds({ video: false, duration: undefined })).toBe(5);
    expect(adCooldownSeconds({ video: false, duration: 90 })).toBe(5);
  });

  property.prop([fc.double({ min: 0.001, max: 60, noNaN: true })])(
    'always is whole seconds, at most half a second from the duration',
    (duration) => {
      expect(Number.isInteger(video(duration))).toBe(true);
      expect(Math.abs(video(duration) - duration)).toBeLessThanOrEqual(0.5);
    },
  );

  property.prop([fc.boolean(), fc.option(fc.double(), { nil: undefined })])(
    'always is a number of seconds that can be counted down',
    (isVideo, duration) => {
      const seconds = adCooldownSeconds({ video: isVideo, duration });
      expect(Number.isFinite(seconds)).toBe(true);
      expect(seconds).toBeGreaterThanOrEqual(0);
      expect(seconds).toBeLessThanOrEqual(60);
    },
  );
});
