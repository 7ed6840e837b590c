import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ANALYTICS_PURPOSES, canTrack } from '../../../src/domain/telemetry/analytics-consent';
import { tcDatas } from '../../arbitraries/ads';

const answered = { eventStatus: 'useractioncomplete', gdprApplies: true, purposes: { 1: true, 8: true } } as const;

describe('the consent to analytics', () => {
  test('is that of storing on the device and of measuring, and not that of ads', () => {
    expect(ANALYTICS_PURPOSES).toEqual([1, 8]);
    expect(canTrack(answered)).toBe(true);
    expect(canTrack({ ...answered, purposes: { 1: true, 2: true } })).toBe(false);
  });

  test('is not needed where the GDPR does not apply', () => {
    expect(canTrack({ ...answered, gdprApplies: false, purposes: {} })).toBe(true);
  });

  property.prop([tcDatas])('is never there while the visitor is being asked', (tcData) => {
    expect(canTrack({ ...tcData, gdprApplies: true, eventStatus: 'cmpuishown' })).toBe(false);
  });

  property.prop([tcDatas, fc.constantFrom(...ANALYTICS_PURPOSES)])('never lacks a purpose', (tcData, purpose) => {
    const purposes = { ...tcData.purposes, [purpose]: false };
    expect(canTrack({ ...tcData, gdprApplies: true, purposes })).toBe(false);
  });
});
