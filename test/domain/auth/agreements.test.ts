import { describe, expect, test } from 'vitest';
import { impliedAgreements } from '../../../src/domain/auth/agreements';
import { legalSlugs } from '../../../src/domain/content/legal-page';

describe('what registering agrees to', () => {
  test('is the terms and the privacy policy, which can be read', () => {
    expect(impliedAgreements).toEqual(['terms-of-service', 'privacy-policy']);
    expect(impliedAgreements.every((slug) => legalSlugs.includes(slug))).toBe(true);
  });
});
