import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ANALYTICS_PURPOSES, canTrack } from '../../../src/domain/telemetry/analytics-consent';
import { tcDatas } from '../../arbitraries/ads';

const answered = { eventStatus: 'useractioncomplete', gdprApplies: true, purposes: { 1: true, 8: true } } as const;

describe('canTrack', () => {
  test('requires the purposes of storage and measurement, and not those of ads', () => {
    expect(ANALYTICS_PURPOSES).toEqual([1, 8]);
    expect(canTrack(answered)).toBe(true);
    expect(canTrack({ ...answered, purposes: { 1: true, 2: true } })).toBe(false);
  });

  test('is true where the GDPR does not apply', () => {
    expect(canTrack({ ...answered, gdprApplies: false, purposes: {} })).toBe(true);
  });

  property.prop([tcDatas])('is never true while the dialog is open', (tcData) => {
    expect(canTrack({ ...tcData, gdprApplies: true, eventStatus: 'cmpuishown' })).toBe(false);
  });

  property.prop([tcDatas, fc.constantFrom(...ANALYTICS_PURPOSES)])(
    'is never true without a purpose',
    (tcData, purpose) => {
      const purposes = { ...tcData.purposes, [purpose]: false };
      expect(canTrack({ ...tcData, gdprApplies: true, purposes })).toBe(false);
    },
  );
});
