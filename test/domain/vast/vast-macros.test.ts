import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fillMacros } from '../../../src/domain/vast/vast-macros';

const values = { chance: '01234567', timestamp: '2026-01-01T00:00:00.000Z', gdprApplies: true, consent: 'C&P' };

describe('macros of ad addresses', () => {
  test('are filled in, encoded, in both forms', () => {
    const address = 'https://a.test/?c=[CACHEBUSTING]&t=%%TIMESTAMP%%&g=[GDPR]&s=[GDPRCONSENT]';
    expect(fillMacros(address, values)).toBe('https://a.test/?c=01234567&t=2026-01-01T00%3A00%3A00.000Z&g=1&s=C%26P');
  });

  test('say unknown where nothing is known', () => {
    expect(fillMacros('[IFA]|[ERRORCODE]', values)).toBe('-1|-1');
    expect(fillMacros('[ERRORCODE]', { ...values, errorCode: 303 })).toBe('303');
    expect(fillMacros('[GDPR]', { ...values, gdprApplies: undefined })).toBe('');
    expect(fillMacros('[GDPR]', { ...values, gdprApplies: false })).toBe('0');
  });

  property.prop([fc.webUrl(), fc.string({ unit: 'grapheme' })])('never let a value end an address', (url, consent) => {
    const filled = fillMacros(`${url}?s=[GDPRCONSENT]`, { ...values, consent });
    expect(new URL(filled).origin).toBe(new URL(url).origin);
  });
});
