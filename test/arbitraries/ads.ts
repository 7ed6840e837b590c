import { fc } from '@fast-check/vitest';
import type { Ad, AdId } from '../../src/domain/ads/ad';
import { adTypes } from '../../src/domain/ads/ad';
import type { AdConsent, TcData } from '../../src/domain/ads/ad-consent';

/** Ads with a small set of ids. */
export const ads: fc.Arbitrary<Ad> = fc.record({
  type: fc.constantFrom(...adTypes),
  media: fc.webUrl(),
  poster: fc.option(fc.webUrl(), { nil: undefined }),
  url: fc.webUrl(),
  title: fc.string(),
  uuid: fc.constantFrom('a', 'b', 'c').map((id) => id as AdId),
});

/** All states of ad consent. */
export const adConsents: fc.Arbitrary<AdConsent> = fc.constantFrom('unknown', 'waiting', 'given', 'refused', 'failed');

/** Responses of a consent manager. */
export const tcDatas: fc.Arbitrary<TcData> = fc.record({
  eventStatus: fc.constantFrom('tcloaded', 'cmpuishown', 'useractioncomplete'),
  gdprApplies: fc.constantFrom(true, false, undefined),
  purposes: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.boolean()),
});
