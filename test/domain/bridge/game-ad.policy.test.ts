import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { GameAdSituation } from '../../../src/domain/bridge/game-ad.policy';
import { answerWithoutAd, MIDGAME_AD_PAUSE } from '../../../src/domain/bridge/game-ad.policy';
import { adKinds } from '../../../src/domain/bridge/ad-methods';

const free: GameAdSituation = {
  kind: 'midgame',
  premium: false,
  adsDisabled: false,
  inHeadset: false,
  busy: false,
  lastMidgameAt: undefined,
  now: 1_000_000,
};

describe('answerWithoutAd', () => {
  test('allows an ad if nothing prevents it', () => {
    expect(answerWithoutAd(free)).toBeUndefined();
  });

  test('grants premium players a rewarded ad at once, and shows them no other', () => {
    expect(answerWithoutAd({ ...free, premium: true, kind: 'rewarded' })).toEqual({ state: 'finished' });
    expect(answerWithoutAd({ ...free, premium: true })).toEqual({ state: 'unfilled', reason: 'premium' });
  });

  test.each([
    ['disabled', { adsDisabled: true }],
    ['in-headset', { inHeadset: true }],
    ['busy', { busy: true }],
    ['cooldown', { lastMidgameAt: free.now - MIDGAME_AD_PAUSE + 1 }],
  ] as const)('refuses an ad with the reason %s', (reason, over) => {
    expect(answerWithoutAd({ ...free, ...over })).toEqual({ state: 'unfilled', reason });
  });

  test('allows a midgame ad again after 3 minutes, and a rewarded one at any time', () => {
    expect(answerWithoutAd({ ...free, lastMidgameAt: free.now - MIDGAME_AD_PAUSE })).toBeUndefined();
    expect(answerWithoutAd({ ...free, kind: 'rewarded', lastMidgameAt: free.now })).toBeUndefined();
    expect(answerWithoutAd({ ...free, lastMidgameAt: free.now + 1 })).toBeUndefined();
  });

  test.prop([
    fc.record({
      kind: fc.constantFrom(...adKinds),
      premium: fc.boolean(),
      adsDisabled: fc.boolean(),
      inHeadset: fc.boolean(),
      busy: fc.boolean(),
      lastMidgameAt: fc.option(fc.nat(), { nil: undefined }),
      now: fc.nat(),
    }),
  ])('never allows an ad for premium players, in a headset or over a dialog', (situation) => {
    const shown = answerWithoutAd(situation) === undefined;
    expect(shown && (situation.premium || situation.inHeadset || situation.busy)).toBe(false);
  });
});
