import { fc } from '@fast-check/vitest';
import type { AdTrackers } from '../../src/domain/vast/ad-trackers';
import { trackedEvents } from '../../src/domain/vast/ad-trackers';
import type { LinearAd, VastDocument } from '../../src/domain/vast/read-vast';

/** Ad URLs from a small set. */
const adAddresses = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h').map((name) => `https://${name}.test/vast`);

const fewAddresses = fc.array(adAddresses, { maxLength: 3 });

/** Trackers with a few URLs per event. */
export const adTrackers: fc.Arbitrary<AdTrackers> = fc
  .tuple(...trackedEvents.map(() => fewAddresses))
  .map(
    (lists) => Object.fromEntries(trackedEvents.map((event, at) => [event, lists[at] ?? []])) as unknown as AdTrackers,
  );

/** Ads with one media file. */
const linearAds: fc.Arbitrary<LinearAd> = fc.record({
  duration: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
  media: adAddresses.map((address) => [{ address, type: 'video/mp4', width: 640 }]),
  clickThrough: fc.option(adAddresses, { nil: undefined }),
  trackers: adTrackers,
});

/** VAST documents of both kinds. */
export const vastDocuments: fc.Arbitrary<VastDocument> = fc.oneof(
  linearAds.map((ad) => ({ kind: 'linear' as const, ad })),
  fc.record({ kind: fc.constant('wrapper' as const), next: adAddresses, trackers: adTrackers }),
);
