import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Ad, AdId } from '../../../src/domain/ads/ad';
import type { OverlayAdSituation } from '../../../src/domain/ads/overlay-ad-choice';
import { chooseOverlayAd } from '../../../src/domain/ads/overlay-ad-choice';
import { adConsents, ads } from '../../arbitraries/ads';

const ad: Ad = {
  type: 'image',
  media: '/a.webp',
  poster: undefined,
  url: 'https://a.test',
  title: 'An ad',
  uuid: 'a' as AdId,
};
const situation: OverlayAdSituation = {
  premium: false,
  adsDisabled: false,
  scriptBlocked: false,
  custom: undefined,
  thirdParty: true,
  consent: 'given',
};
const kind = (change: Partial<OverlayAdSituation>) => chooseOverlayAd({ ...situation, ...change }).kind;

const situations: fc.Arbitrary<OverlayAdSituation> = fc.record({
  premium: fc.constantFrom(true, false, undefined),
  adsDisabled: fc.boolean(),
  scriptBlocked: fc.boolean(),
  custom: fc.option(ads, { nil: undefined }),
  thirdParty: fc.boolean(),
  consent: adConsents,
});

describe('the choice of the overlay ad', () => {
  test('prefers the ad of the game', () => {
    expect(chooseOverlayAd({ ...situation, custom: ad })).toEqual({ kind: 'custom', ad });
    expect(chooseOverlayAd({ ...situation, custom: ad, thirdParty: false, consent: 'refused' })).toEqual({
      kind: 'custom',
      ad,
    });
    expect(chooseOverlayAd(situation)).toEqual({ kind: 'third-party' });
  });

  test('is none for premium users, with ads disabled, or when the script is blocked', () => {
    for (const custom of [undefined, ad]) {
      expect(kind({ custom, premium: true })).toBe('none');
      expect(kind({ custom, premium: undefined })).toBe('none');
      expect(kind({ custom, adsDisabled: true })).toBe('none');
      expect(kind({ custom, scriptBlocked: true })).toBe('none');
    }
  });

  test('asks a third party only where one is configured and consent may come', () => {
    expect(kind({ thirdParty: false })).toBe('none');
    expect(kind({ consent: 'waiting' })).toBe('third-party');
    expect(kind({ consent: 'unknown' })).toBe('none');
    expect(kind({ consent: 'refused' })).toBe('none');
    expect(kind({ consent: 'failed' })).toBe('none');
  });

  property.prop([situations])('never shows any to whom it is not for', (each) => {
    const none = each.premium !== false || each.adsDisabled || each.scriptBlocked;
    if (none) expect(chooseOverlayAd(each)).toEqual({ kind: 'none' });
  });

  property.prop([situations])('never asks a third party without a chance of consent', (each) => {
    const chosen = chooseOverlayAd(each);
    if (chosen.kind !== 'third-party') return;
    expect(each.thirdParty).toBe(true);
    expect(['given', 'waiting']).toContain(each.consent);
    expect(each.custom).toBeUndefined();
  });

  property.prop([situations, ads])('always is the ad of the game where any ad may be', (each, custom) => {
    if (chooseOverlayAd(each).kind === 'none') return;
    expect(chooseOverlayAd({ ...each, custom })).toEqual({ kind: 'custom', ad: custom });
  });
});
