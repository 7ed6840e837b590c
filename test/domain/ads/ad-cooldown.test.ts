import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AdCooldown, AdCooldownEvent } from '../../../src/domain/ads/ad-cooldown';
import {
  BID_TIMEOUT,
  cooldownDeadline,
  customAdCooldown,
  nextAdCooldown,
  thirdPartyAdCooldown,
} from '../../../src/domain/ads/ad-cooldown';
import { adCooldownSeconds } from '../../../src/domain/ads/ad-cooldown-seconds';
import { adCooldownEvents, adCooldowns } from '../../arbitraries/ad-cooldowns';

const passed = (now: number): AdCooldownEvent => ({ type: 'time-passed', now });
const started = (now: number, video: boolean, duration?: number): AdCooldownEvent => ({
  type: 'ad-started',
  now,
  ad: { video, duration },
});
const after = (cooldown: AdCooldown, ...events: readonly AdCooldownEvent[]) => events.reduce(nextAdCooldown, cooldown);

/** A wait seen simply: until when it lasts, and for whose ad; `end` once it is over. */
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

describe('the cooldown of the portal’s own ad', () => {
  test('is over after 5 s, not before', () => {
    const own = customAdCooldown(100);
    expect(after(own, passed(5099))).toBe(own);
    expect(after(own, passed(5100))).toEqual({ kind: 'over', because: 'counted-down' });
  });

  test('does not ask for consent', () => {
    const own = customAdCooldown(0);
    expect(after(own, { type: 'consent-changed', consent: 'refused' })).toBe(own);
    expect(after(own, { type: 'consent-changed', consent: 'failed' })).toBe(own);
    expect(after(own, started(1, true, 90))).toBe(own);
  });
});

describe('the cooldown of a third party’s ad', () => {
  const bidding = thirdPartyAdCooldown(100);

  test('is over when none has come in 10 s', () => {
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

describe('a cooldown', () => {
  property.prop([fc.commands([adCooldownEvents.map((event) => new Happen(event))], { maxCommands: 20 }), fc.boolean()])(
    'always does what the model does',
    (steps, ours) => {
      const cooldown = ours ? customAdCooldown(0) : thirdPartyAdCooldown(0);
      const model = { until: ours ? 5000 : 10_000, ours, here: ours, end: undefined };
      fc.modelRun(() => ({ model, real: { cooldown } }), steps);
    },
  );

  property.prop([adCooldowns, adCooldownEvents, fc.array(adCooldownEvents)])(
    'never begins again once it is over',
    (cooldown, first, rest) => {
      const next = after(cooldown, first);
      if (next.kind === 'over') expect(after(next, ...rest)).toBe(next);
    },
  );

  property.prop([adCooldowns])('always is over at its deadline at the latest', (cooldown) => {
    if (cooldown.kind === 'over') return;
    expect(nextAdCooldown(cooldown, passed(cooldownDeadline(cooldown))).kind).toBe('over');
    expect(nextAdCooldown(cooldown, passed(cooldownDeadline(cooldown) - 1))).toBe(cooldown);
  });
});
