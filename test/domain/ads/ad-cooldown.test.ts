import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AdCooldown, AdCooldownEvent } from '../../../src/domain/ads/ad-cooldown';
import {
  BID_TIMEOUT,
  cooldownDeadline,
  customAdCooldown,
  nextAdCooldown,
  thirdPartyAdCooldown,
  adCooldownSeconds,
  DEFAULT_AD_COOLDOWN,
  LONGEST_AD_COOLDOWN,
  VIDEO_AD_COOLDOWN,
  canSkip,
  secondsLeft,
  untilCountdownChange,
} from '../../../src/domain/ads/ad-cooldown';
import { adCooldownEvents, adCooldowns, adMoments } from '../../arbitraries/ad-cooldowns';

const passed = (now: number): AdCooldownEvent => ({ type: 'time-passed', now });
const started = (now: number, video: boolean, duration?: number): AdCooldownEvent => ({
  type: 'ad-started',
  now,
  ad: { video, duration },
});
const after = (cooldown: AdCooldown, ...events: readonly AdCooldownEvent[]) => events.reduce(nextAdCooldown, cooldown);

/** Model: the end of the wait and the kind of ad; `end` once it is over. */
interface Model {
  until: number;
  ours: boolean;
  here: boolean;
  end: string | undefined;
}

class Happen implements fc.Command<Model, { cooldown: AdCooldown }> {
  constructor(private readonly event: AdCooldownEvent) {}
  check = () => true;
  run(model: Model, real: { cooldown: AdCooldown }): void {
    simply(model, this.event);
    real.cooldown = nextAdCooldown(real.cooldown, this.event);
    expect(real.cooldown.kind === 'over' ? real.cooldown.because : undefined).toBe(model.end);
    if (real.cooldown.kind !== 'over') expect(cooldownDeadline(real.cooldown)).toBe(model.until);
  }
  toString = () => JSON.stringify(this.event);
}

function simply(model: Model, event: AdCooldownEvent): void {
  if (model.end !== undefined) return;
  if ('now' in event && event.now >= model.until) model.end = model.here ? 'counted-down' : 'bid-timed-out';
  else if (event.type === 'ad-started' && !model.here) {
    model.here = true;
    model.until = event.now + adCooldownSeconds(event.ad) * 1000;
  } else if (event.type === 'ad-completed') model.end = 'completed';
  else if (event.type === 'ad-failed' || event.type === 'script-blocked') model.end = event.type;
  else if (event.type === 'consent-changed' && !model.ours) {
    if (event.consent === 'failed') model.end = 'consent-failed';
    if (event.consent === 'refused' || event.consent === 'unknown') model.end = 'no-consent';
  }
}

describe("cooldown of the portal's own ad", () => {
  test('ends after 5 s and not earlier', () => {
    const own = customAdCooldown(100);
    expect(after(own, passed(5099))).toBe(own);
    expect(after(own, passed(5100))).toEqual({ kind: 'over', because: 'counted-down' });
  });

  test('does not depend on consent', () => {
    const own = customAdCooldown(0);
    expect(after(own, { type: 'consent-changed', consent: 'refused' })).toBe(own);
    expect(after(own, { type: 'consent-changed', consent: 'failed' })).toBe(own);
    expect(after(own, started(1, true, 90))).toBe(own);
  });
});

describe('cooldown of a third-party ad', () => {
  const bidding = thirdPartyAdCooldown(100);

  test('ends when no ad has arrived within 10 s', () => {
    expect(BID_TIMEOUT).toBe(10_000);
    expect(after(bidding, passed(10_099))).toBe(bidding);
    expect(after(bidding, passed(10_100))).toEqual({ kind: 'over', because: 'bid-timed-out' });
    expect(after(bidding, started(10_100, true, 15))).toEqual({ kind: 'over', because: 'bid-timed-out' });
  });

  test('counts from the start of the ad', () => {
    const video = after(bidding, started(10_099, true, 14.6));
    expect(video).toEqual({ kind: 'counting', since: 10_099, seconds: 15, thirdParty: true });
    expect(after(video, passed(25_098))).toBe(video);
    expect(after(video, passed(25_099))).toEqual({ kind: 'over', because: 'counted-down' });
    expect(after(bidding, started(200, true))).toMatchObject({ seconds: 30 });
    expect(after(bidding, started(200, false))).toMatchObject({ seconds: 5 });
  });

  test('falls to 0 on completion and on every failure', () => {
    const video = after(bidding, started(200, true, 15));
    for (const wait of [bidding, video]) {
      expect(after(wait, { type: 'ad-completed' })).toMatchObject({ because: 'completed' });
      expect(after(wait, { type: 'ad-failed' })).toMatchObject({ because: 'ad-failed' });
      expect(after(wait, { type: 'script-blocked' })).toMatchObject({ because: 'script-blocked' });
      expect(after(wait, { type: 'consent-changed', consent: 'failed' })).toMatchObject({ because: 'consent-failed' });
      expect(after(wait, { type: 'consent-changed', consent: 'refused' })).toMatchObject({ because: 'no-consent' });
      expect(after(wait, { type: 'consent-changed', consent: 'unknown' })).toMatchObject({ because: 'no-consent' });
      expect(after(wait, { type: 'consent-changed', consent: 'given' })).toBe(wait);
      expect(after(wait, { type: 'consent-changed', consent: 'waiting' })).toBe(wait);
    }
  });
});

describe('nextAdCooldown', () => {
  property.prop([fc.commands([adCooldownEvents.map((event) => new Happen(event))], { maxCommands: 20 }), fc.boolean()])(
    'always behaves like the model',
    (steps, ours) => {
      const cooldown = ours ? customAdCooldown(0) : thirdPartyAdCooldown(0);
      const model = { until: ours ? 5000 : 10_000, ours, here: ours, end: undefined };
      fc.modelRun(() => ({ model, real: { cooldown } }), steps);
    },
  );

  property.prop([adCooldowns, adCooldownEvents, fc.array(adCooldownEvents)])(
    'never restarts a finished cooldown',
    (cooldown, first, rest) => {
      const next = after(cooldown, first);
      if (next.kind === 'over') expect(after(next, ...rest)).toBe(next);
    },
  );

  property.prop([adCooldowns])('always ends at its deadline at the latest', (cooldown) => {
    if (cooldown.kind === 'over') return;
    expect(nextAdCooldown(cooldown, passed(cooldownDeadline(cooldown))).kind).toBe('over');
    expect(nextAdCooldown(cooldown, passed(cooldownDeadline(cooldown) - 1))).toBe(cooldown);
  });
});

const video = (duration: number | undefined) => adCooldownSeconds({ video: true, duration });

describe('adCooldownSeconds', () => {
  test('returns the rounded duration of a video', () => {
    expect(video(14.4)).toBe(14);
    expect(video(14.5)).toBe(15);
    expect(video(0.4)).toBe(0);
    expect(video(0.5)).toBe(1);
  });

  test('returns 30 s for a video without a duration', () => {
    expect(VIDEO_AD_COOLDOWN).toBe(30);
    for (const none of [undefined, 0, -1, Number.NaN, Infinity]) expect(video(none)).toBe(30);
  });

  test('returns at most a minute for any duration', () => {
    expect(LONGEST_AD_COOLDOWN).toBe(60);
    expect([59.4, 60, 60.4, 61, 86_400].map(video)).toEqual([59, 60, 60, 60, 60]);
  });

  test('returns 5 s for any other ad', () => {
    expect(DEFAULT_AD_COOLDOWN).toBe(5);
    expect(adCooldownSeconds({ video: false, duration: undefined })).toBe(5);
    expect(adCooldownSeconds({ video: false, duration: 90 })).toBe(5);
  });

  property.prop([fc.double({ min: 0.001, max: 60, noNaN: true })])(
    'always returns whole seconds, at most half a second from the duration',
    (duration) => {
      expect(Number.isInteger(video(duration))).toBe(true);
      expect(Math.abs(video(duration) - duration)).toBeLessThanOrEqual(0.5);
    },
  );

  property.prop([fc.boolean(), fc.option(fc.double(), { nil: undefined })])(
    'always returns a finite non-negative number',
    (isVideo, duration) => {
      const seconds = adCooldownSeconds({ video: isVideo, duration });
      expect(Number.isFinite(seconds)).toBe(true);
      expect(seconds).toBeGreaterThanOrEqual(0);
      expect(seconds).toBeLessThanOrEqual(60);
    },
  );
});

const own = customAdCooldown(1000);
const over: AdCooldown = { kind: 'over', because: 'completed' };
const bidding = thirdPartyAdCooldown(1000);

describe('countdown on the skip button', () => {
  test('decreases to 0 second by second', () => {
    const moments = [1000, 1001, 1999, 2000, 5999, 6000, 9000];
    expect(moments.map((now) => secondsLeft(own, now))).toEqual([5, 5, 5, 4, 1, 0, 0]);
    expect(secondsLeft(over, 0)).toBe(0);
  });

  test('shows no number while the ad is loading', () => {
    expect(secondsLeft(bidding, 3000)).toBeUndefined();
    expect(secondsLeft(bidding, 60_000)).toBeUndefined();
  });

  test('enables the button at 0 and not earlier', () => {
    expect(canSkip(own, 5999)).toBe(false);
    expect(canSkip(own, 6000)).toBe(true);
    expect(canSkip(over, 0)).toBe(true);
    expect(canSkip(bidding, 60_000)).toBe(false);
  });

  test('untilCountdownChange returns the time to the next change', () => {
    expect(untilCountdownChange(own, 1000)).toBe(1000);
    expect(untilCountdownChange(own, 1400)).toBe(600);
    expect(untilCountdownChange(own, 5999)).toBe(1);
    expect(untilCountdownChange(bidding, 1400)).toBe(9600);
    expect(untilCountdownChange(bidding, 60_000)).toBe(0);
    expect(untilCountdownChange(over, 0)).toBeUndefined();
  });

  test('continues after the clock was set back', () => {
    expect(secondsLeft(own, -50_000)).toBe(5);
  });

  property.prop([adCooldowns, adMoments])('always changes exactly at the announced time', (cooldown, now) => {
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

  property.prop([adCooldowns, adMoments, adMoments])('never increases while time passes', (cooldown, a, b) => {
    const earlier = secondsLeft(cooldown, Math.min(a, b)) ?? 0;
    expect(secondsLeft(cooldown, Math.max(a, b)) ?? 0).toBeLessThanOrEqual(earlier);
  });

  property.prop([adCooldowns, adMoments])('canSkip is always true once the cooldown is over', (cooldown, later) => {
    const now = 60_000 + later;
    const next = nextAdCooldown(cooldown, { type: 'time-passed', now });
    if (next.kind === 'over') expect(canSkip(next, now)).toBe(true);
    expect(canSkip(cooldown, now)).toBe(next.kind === 'over' && cooldown.kind !== 'bidding');
  });
});
