import { fc } from '@fast-check/vitest';
import type { AdCooldown, AdCooldownEvent, StartedAd } from '../../src/domain/ads/ad-cooldown';
import { adConsents } from './ads';

/** Times in the first minute, including the limits of the wait, in milliseconds. */
export const adMoments = fc.oneof(fc.constantFrom(0, 4999, 5000, 9999, 10_000, 30_000, 40_000), fc.nat(60_000));

const durations = fc.oneof(fc.constantFrom(undefined, 0, 0.4, 12.4), fc.double({ min: 0.5, max: 40, noNaN: true }));

/** Started third-party ads. */
const startedAds: fc.Arbitrary<StartedAd> = fc.record({ video: fc.boolean(), duration: durations });

/** All events of an ad cooldown. */
export const adCooldownEvents: fc.Arbitrary<AdCooldownEvent> = fc.oneof(
  fc.record({ type: fc.constant('ad-started' as const), now: adMoments, ad: startedAds }),
  fc.constantFrom<AdCooldownEvent>({ type: 'ad-completed' }, { type: 'ad-failed' }, { type: 'script-blocked' }),
  adConsents.map((consent) => ({ type: 'consent-changed' as const, consent })),
  adMoments.map((now) => ({ type: 'time-passed' as const, now })),
);

/** Ad cooldowns in every state. */
export const adCooldowns: fc.Arbitrary<AdCooldown> = fc.oneof(
  fc.record({ kind: fc.constant('bidding' as const), since: adMoments }),
  fc.record({
    kind: fc.constant('counting' as const),
    since: adMoments,
    seconds: fc.nat(40),
    thirdParty: fc.boolean(),
  }),
  fc.constant({ kind: 'over' as const, because: 'completed' as const }),
);
