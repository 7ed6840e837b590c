import { describe, expect, test } from 'vitest';
import { impliedAgreements } from '../../../src/domain/auth/agreements';
import { legalSlugs } from '../../../src/domain/content/legal-page';

describe('impliedAgreements', () => {
  test('are the terms of service and the privacy policy', () => {
    expect(impliedAgreements).toEqual(['terms-of-service', 'privacy-policy']);
    expect(impliedAgreements.every((slug) => legalSlugs.includes(slug))).toBe(true);
  });
});
