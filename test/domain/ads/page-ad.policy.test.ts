import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { PageAdSituation } from '../../../src/domain/ads/page-ad.policy';
import { pageAdShown, pageAdTakesClicks } from '../../../src/domain/ads/page-ad.policy';
import type { XrPresence } from '../../../src/domain/play/xr-presence';
import { nextXrPresence, noXr } from '../../../src/domain/play/xr-presence';
import { xrPresences, xrSignals } from '../../arbitraries/plays';

const situation: PageAdSituation = { premium: false, adsDisabled: false, xr: 'idle' };
const after = (...signals: Parameters<typeof nextXrPresence>[1][]): XrPresence => signals.reduce(nextXrPresence, noXr);

const situations = fc.record({
  premium: fc.constantFrom(true, false, undefined),
  adsDisabled: fc.boolean(),
  xr: xrPresences,
});

describe('ads on a page', () => {
  test('are hidden for premium users, for games without ads, and until the caller is known', () => {
    expect(pageAdShown(situation)).toBe(true);
    expect(pageAdShown({ ...situation, premium: true })).toBe(false);
    expect(pageAdShown({ ...situation, premium: undefined })).toBe(false);
    expect(pageAdShown({ ...situation, adsDisabled: true })).toBe(false);
  });

  test('are hidden in a visible headset session, and shown at its end, hidden or blurred', () => {
    expect(pageAdShown({ ...situation, xr: after('start') })).toBe(false);
    expect(pageAdShown({ ...situation, xr: after('start', 'hidden', 'visible') })).toBe(false);
    for (const signal of ['end', 'hidden', 'visible-blurred'] as const) {
      expect(pageAdShown({ ...situation, xr: after('start', signal) })).toBe(true);
    }
  });

  test('take clicks unless an overlay is open', () => {
    expect(pageAdTakesClicks({ ...situation, overlayOpen: false })).toBe(true);
    expect(pageAdTakesClicks({ ...situation, overlayOpen: true })).toBe(false);
    expect(pageAdTakesClicks({ ...situation, premium: true, overlayOpen: false })).toBe(false);
  });

  property.prop([situations, fc.boolean()])('never take clicks while hidden', (each, overlayOpen) => {
    expect(pageAdTakesClicks({ ...each, overlayOpen })).toBe(pageAdShown(each) && !overlayOpen);
  });

  property.prop([situations])('are never shown to premium users', (each) => {
    expect(pageAdShown({ ...each, premium: true })).toBe(false);
  });

  property.prop([fc.array(xrSignals)])('always follow the last relevant signal of the headset session', (signals) => {
    const since = signals.slice(signals.lastIndexOf('start'));
    const last = since.includes('end') ? 'end' : since.at(-1);
    const hidden = signals.includes('start') && (last === 'start' || last === 'visible');
    expect(pageAdShown({ ...situation, xr: after(...signals) })).toBe(!hidden);
  });
});
