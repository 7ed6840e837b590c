import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AdConsent, AdConsentEvent, TcData } from '../../../src/domain/ads/ad-consent';
import { AD_PURPOSES, consentOf, initialAdConsent, nextAdConsent } from '../../../src/domain/ads/ad-consent';
import { adConsents, tcDatas } from '../../arbitraries/ads';

const tcData = (change: Partial<TcData> = {}): TcData => ({
  eventStatus: 'useractioncomplete',
  gdprApplies: true,
  purposes: { 1: true, 2: true },
  ...change,
});
const answered = (change?: Partial<TcData>): AdConsentEvent => ({ type: 'answered', tcData: tcData(change) });
const failed: AdConsentEvent = { type: 'failed' };

/** Model: the manager's last answer. */
interface Model {
  readonly configured: boolean;
  last: AdConsentEvent | undefined;
}

class Apply implements fc.Command<Model, { consent: AdConsent }> {
  constructor(private readonly event: AdConsentEvent) {}
  check = () => true;
  run(model: Model, real: { consent: AdConsent }): void {
    model.last = this.event;
    real.consent = nextAdConsent(real.consent, this.event);
    expect(real.consent).toBe(simply(model));
  }
  toString = () => JSON.stringify(this.event);
}

function simply({ configured, last }: Model): AdConsent {
  if (!configured) return 'unknown';
  if (last === undefined) return 'waiting';
  if (last.type === 'failed') return 'failed';
  const { eventStatus, gdprApplies, purposes } = last.tcData;
  if (gdprApplies === false) return 'given';
  if (eventStatus === 'cmpuishown') return 'waiting';
  return purposes[1] === true && purposes[2] === true ? 'given' : 'refused';
}

const events: fc.Arbitrary<AdConsentEvent> = fc.oneof(
  tcDatas.map((data) => ({ type: 'answered' as const, tcData: data })),
  fc.constant(failed),
);

describe('ad consent', () => {
  test('never changes without a consent manager', () => {
    expect(initialAdConsent(false)).toBe('unknown');
    expect(nextAdConsent('unknown', answered())).toBe('unknown');
    expect(nextAdConsent('unknown', failed)).toBe('unknown');
  });

  test('waits for a consent manager and follows its data', () => {
    const waiting = initialAdConsent(true);
    expect(waiting).toBe('waiting');
    expect(nextAdConsent(waiting, answered())).toBe('given');
    expect(nextAdConsent('given', answered({ purposes: { 1: true, 2: false } }))).toBe('refused');
    expect(nextAdConsent(waiting, failed)).toBe('failed');
    expect(nextAdConsent('failed', answered())).toBe('given');
  });

  test("consentOf reads the manager's data", () => {
    expect(consentOf(tcData({ eventStatus: 'tcloaded' }))).toBe('given');
    expect(consentOf(tcData({ eventStatus: 'cmpuishown' }))).toBe('waiting');
    expect(consentOf(tcData({ eventStatus: 'cmpuishown', gdprApplies: false, purposes: {} }))).toBe('given');
    expect(consentOf(tcData({ gdprApplies: undefined, purposes: {} }))).toBe('refused');
    expect(consentOf(tcData({ purposes: { 1: false, 2: true } }))).toBe('refused');
  });

  test('AD_PURPOSES are 1 and 2', () => {
    expect(AD_PURPOSES).toEqual([1, 2]);
  });

  property.prop([tcDatas])('is never given without a purpose where the GDPR may apply', (data) => {
    const missing = data.purposes[1] !== true || data.purposes[2] !== true;
    if (missing && data.gdprApplies !== false) expect(consentOf(data)).not.toBe('given');
  });

  property.prop([fc.commands([events.map((event) => new Apply(event))]), fc.boolean()])(
    'always behaves like the model',
    (steps, configured) => {
      fc.modelRun(
        () => ({ model: { configured, last: undefined }, real: { consent: initialAdConsent(configured) } }),
        steps,
      );
    },
  );

  property.prop([adConsents, events])('never changes by a repeated answer', (consent, event) => {
    const next = nextAdConsent(consent, event);
    expect(nextAdConsent(next, event)).toBe(next);
  });
});
