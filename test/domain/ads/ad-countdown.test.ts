import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AdCooldown } from '../../../src/domain/ads/ad-cooldown';
import { customAdCooldown, nextAdCooldown, thirdPartyAdCooldown } from '../../../src/domain/ads/ad-cooldown';
import { canSkip, secondsLeft, untilCountdownChange } from '../../../src/domain/ads/ad-countdown';
import { adCooldowns, adMoments } from '../../arbitraries/ad-cooldowns';

const own = customAdCooldown(1000);
const over: AdCooldown = { kind: 'over', because: 'completed' };
const bidding = thirdPartyAdCooldown(1000);

describe('the countdown on the skip button', () => {
  test('goes down each second to 0', () => {
    const moments = [1000, 1001, 1999, 2000, 5999, 6000, 9000];
    expect(moments.map((now) => secondsLeft(own, now))).toEqual([5, 5, 5, 4, 1, 0, 0]);
    expect(secondsLeft(over, 0)).toBe(0);
  });

  test('has no number while the ad is waited for', () => {
    expect(secondsLeft(bidding, 3000)).toBeUndefined();
    expect(secondsLeft(bidding, 60_000)).toBeUndefined();
  });

  test('opens the button at 0 and not before', () => {
    expect(canSkip(own, 5999)).toBe(false);
    expect(canSkip(own, 6000)).toBe(true);
    expect(canSkip(over, 0)).toBe(true);
    expect(canSkip(bidding, 60_000)).toBe(false);
  });

  test('says when it changes', () => {
    expect(untilCountdownChange(own, 1000)).toBe(1000);
    expect(untilCountdownChange(own, 1400)).toBe(600);
    expect(untilCountdownChange(own, 5999)).toBe(1);
    expect(untilCountdownChange(bidding, 1400)).toBe(9600);
    expect(untilCountdownChange(bidding, 60_000)).toBe(0);
    expect(untilCountdownChange(over, 0)).toBeUndefined();
  });

  test('survives a clock that was put back', () => {
    expect(secondsLeft(own, -50_000)).toBe(5);
  });

  property.prop([adCooldowns, adMoments])('always changes exactly when it says', (cooldown, now) => {
    const wait = untilCountdownChange(cooldown, now);
    const shown = secondsLeft(cooldown, now);
    if (wait === undefined || shown === undefined || shown === 0 || now < ('since' in cooldown ? cooldown.since : 0)) {
      return;
    }
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(1000);
    expect(secondsLeft(cooldown, now + wait - 1)).toBe(shown);
    expect(secondsLeft(cooldown, now + wait)).toBe(shown - 1);
  });

  property.prop([adCooldowns, adMoments, adMoments])('never goes up', (cooldown, a, b) => {
    const earlier = secondsLeft(cooldown, Math.min(a, b)) ?? 0;
    expect(secondsLeft(cooldown, Math.max(a, b)) ?? 0).toBeLessThanOrEqual(earlier);
  });

  property.prop([adCooldowns, adMoments])('always opens the button when the cooldown is over', (cooldown, later) => {
    const now = 60_000 + later;
    const next = nextAdCooldown(cooldown, { type: 'time-passed', now });
    if (next.kind === 'over') expect(canSkip(next, now)).toBe(true);
    expect(canSkip(cooldown, now)).toBe(next.kind === 'over' && cooldown.kind !== 'bidding');
  });
});
