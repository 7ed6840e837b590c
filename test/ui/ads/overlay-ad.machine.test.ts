import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Ad, AdId } from '../../../src/domain/ads/ad';
import { customAdCooldown, nextAdCooldown, thirdPartyAdCooldown, canSkip } from '../../../src/domain/ads/ad-cooldown';
import type {
  OverlayAd,
  OverlayAdEvent,
  OverlayAdChoice,
  OverlayAdSituation,
} from '../../../src/ui/ads/overlay-ad.machine';
import { nextOverlayAd, openOverlayAd, chooseOverlayAd } from '../../../src/ui/ads/overlay-ad.machine';
import { adCooldownEvents, adMoments } from '../../arbitraries/ad-cooldowns';
import { ads, adConsents } from '../../arbitraries/ads';

const ad: Ad = {
  type: 'image',
  media: '/a.webp',
  poster: undefined,
  url: 'https://a.test',
  title: 'An ad',
  uuid: 'a' as AdId,
};
const custom = openOverlayAd({ kind: 'custom', ad }, 0);
const thirdParty = openOverlayAd({ kind: 'third-party' }, 0);
const skip = (now: number): OverlayAdEvent => ({ type: 'skip-clicked', now });
const after = (overlay: OverlayAd, ...events: readonly OverlayAdEvent[]) => events.reduce(nextOverlayAd, overlay);

const choices: fc.Arbitrary<OverlayAdChoice> = fc.oneof(
  fc.constantFrom<OverlayAdChoice>({ kind: 'none' }, { kind: 'third-party' }),
  ads.map((each) => ({ kind: 'custom' as const, ad: each })),
);
const events: fc.Arbitrary<OverlayAdEvent> = fc.oneof(adCooldownEvents, adMoments.map(skip));

/** Model: visibility of the overlay, and the latest time at which it can stay without a click. */
interface Model {
  there: boolean;
  has: boolean;
}

class Happen implements fc.Command<Model, { overlay: OverlayAd }> {
  constructor(private readonly event: OverlayAdEvent) {}
  check = () => true;
  run(model: Model, real: { overlay: OverlayAd }): void {
    const before = real.overlay;
    real.overlay = nextOverlayAd(before, this.event);
    model.there &&= before.kind === 'shown' && !this.leaves(before.cooldown);
    expect(real.overlay.kind).toBe(model.there ? 'shown' : 'away');
    if (real.overlay.kind === 'shown') expect(real.overlay.ad !== undefined).toBe(model.has);
  }
  toString = () => JSON.stringify(this.event);

  private leaves(cooldown: Parameters<typeof canSkip>[0]): boolean {
    if (this.event.type === 'skip-clicked') return canSkip(cooldown, this.event.now);
    const next = nextAdCooldown(cooldown, this.event);
    return next.kind === 'over' && next.because !== 'counted-down' && next.because !== 'completed';
  }
}

describe('nextOverlayAd', () => {
  test('shows the chosen ad, or none', () => {
    expect(custom).toEqual({ kind: 'shown', ad, cooldown: customAdCooldown(0) });
    expect(thirdParty).toEqual({ kind: 'shown', ad: undefined, cooldown: thirdPartyAdCooldown(0) });
    expect(openOverlayAd({ kind: 'none' }, 0)).toEqual({ kind: 'away' });
  });

  test('closes after a click on skip, which works only at 0', () => {
    expect(after(custom, skip(4999))).toBe(custom);
    expect(after(custom, skip(5000))).toEqual({ kind: 'away' });
    expect(after(custom, { type: 'ad-completed' }, skip(1))).toEqual({ kind: 'away' });
  });

  test('waits for a click after the ad was seen', () => {
    expect(after(custom, { type: 'time-passed', now: 60_000 })).toMatchObject({
      kind: 'shown',
      ad,
      cooldown: { because: 'counted-down' },
    });
    expect(after(custom, { type: 'ad-completed' })).toMatchObject({
      kind: 'shown',
      cooldown: { because: 'completed' },
    });
  });

  test('closes by itself without a visible ad', () => {
    const reasons: OverlayAdEvent[] = [
      { type: 'time-passed', now: 10_000 },
      { type: 'ad-failed' },
      { type: 'script-blocked' },
      { type: 'consent-changed', consent: 'failed' },
      { type: 'consent-changed', consent: 'refused' },
    ];
    for (const reason of reasons) expect(after(thirdParty, reason)).toEqual({ kind: 'away' });
    expect(after(custom, { type: 'script-blocked' })).toEqual({ kind: 'away' });
    expect(after(thirdParty, { type: 'consent-changed', consent: 'given' })).toEqual(thirdParty);
  });

  property.prop([choices, fc.commands([events.map((event) => new Happen(event))], { maxCommands: 20 })])(
    'always behaves like the model',
    (choice, steps) => {
      const model = { there: choice.kind !== 'none', has: choice.kind === 'custom' };
      fc.modelRun(() => ({ model, real: { overlay: openOverlayAd(choice, 0) } }), steps);
    },
  );

  property.prop([choices, fc.array(events), fc.array(events)])(
    'never reopens after it was closed',
    (choice, before, rest) => {
      const overlay = after(openOverlayAd(choice, 0), ...before);
      if (overlay.kind === 'away') expect(after(overlay, ...rest)).toBe(overlay);
    },
  );

  property.prop([choices, fc.array(events)])('never delays the player longer than the longest wait', (choice, list) => {
    const overlay = after(openOverlayAd(choice, 0), ...list);
    const longest = 60_000 + 40_000;
    expect(after(overlay, { type: 'time-passed', now: longest }, skip(longest))).toEqual({ kind: 'away' });
  });
});

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

describe('chooseOverlayAd', () => {
  test("prefers the game's own ad", () => {
    expect(chooseOverlayAd({ ...situation, custom: ad })).toEqual({ kind: 'custom', ad });
    expect(chooseOverlayAd({ ...situation, custom: ad, thirdParty: false, consent: 'refused' })).toEqual({
      kind: 'custom',
      ad,
    });
    expect(chooseOverlayAd(situation)).toEqual({ kind: 'third-party' });
  });

  test('chooses none for premium users, with ads disabled, or with a blocked script', () => {
    for (const custom of [undefined, ad]) {
      expect(kind({ custom, premium: true })).toBe('none');
      expect(kind({ custom, premium: undefined })).toBe('none');
      expect(kind({ custom, adsDisabled: true })).toBe('none');
      expect(kind({ custom, scriptBlocked: true })).toBe('none');
    }
  });

  test('requests a third-party ad only if one is configured and consent is possible', () => {
    expect(kind({ thirdParty: false })).toBe('none');
    expect(kind({ consent: 'waiting' })).toBe('third-party');
    expect(kind({ consent: 'unknown' })).toBe('none');
    expect(kind({ consent: 'refused' })).toBe('none');
    expect(kind({ consent: 'failed' })).toBe('none');
  });

  property.prop([situations])('never shows an ad to somebody without ads', (each) => {
    const none = each.premium !== false || each.adsDisabled || each.scriptBlocked;
    if (none) expect(chooseOverlayAd(each)).toEqual({ kind: 'none' });
  });

  property.prop([situations])('never requests a third-party ad without possible consent', (each) => {
    const chosen = chooseOverlayAd(each);
    if (chosen.kind !== 'third-party') return;
    expect(each.thirdParty).toBe(true);
    expect(['given', 'waiting']).toContain(each.consent);
    expect(each.custom).toBeUndefined();
  });

  property.prop([situations, ads])("always chooses the game's own ad if any ad is allowed", (each, custom) => {
    if (chooseOverlayAd(each).kind === 'none') return;
    expect(chooseOverlayAd({ ...each, custom })).toEqual({ kind: 'custom', ad: custom });
  });
});
