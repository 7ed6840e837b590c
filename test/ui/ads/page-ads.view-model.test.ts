import { describe, expect, test } from 'vitest';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import type { AdServices } from '../../../src/ui/ads/ad-services';
import { PageAdsViewModel } from '../../../src/ui/ads/page-ads.view-model';

const never = () => new Promise<AdServices>(() => undefined);

describe('PageAdsViewModel', () => {
  test.each([
    [true, false, { roomKept: true, shown: true }],
    [true, true, { roomKept: false, shown: false }],
    [false, false, { roomKept: true, shown: false }],
  ])('decides on reserved space and visibility for known: %s, premium: %s', (attempted, premium, expected) => {
    const ads = new PageAdsViewModel({ attempted, premium }, new XrPresenceState(), never);
    expect({ roomKept: ads.roomKept, shown: ads.shown }).toEqual(expected);
  });

  test('hides ads but reserves their space during a headset session', () => {
    const presence = new XrPresenceState();
    const ads = new PageAdsViewModel({ attempted: true, premium: false }, presence, never);
    const end = ads.start();
    presence.apply('start');
    expect([ads.roomKept, ads.shown]).toEqual([true, false]);
    presence.apply('visible-blurred');
    expect(ads.shown).toBe(true);
    end();
    presence.apply('visible');
    expect(ads.shown).toBe(true);
  });
});
