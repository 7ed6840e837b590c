import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isLegalSlug, legalSlugs } from '../../../src/domain/content/legal-page';
import { isSlug } from '../../../src/domain/shared/slug';

describe('legal pages', () => {
  test('are five, in the order of the footer', () => {
    expect(legalSlugs).toEqual(['terms-of-service', 'privacy-policy', 'refund-policy', 'imprint', 'about-us']);
    expect(legalSlugs.every(isSlug)).toBe(true);
  });

  test('are recognised by their slugs', () => {
    expect(isLegalSlug('imprint')).toBe(true);
    expect(isLegalSlug('Imprint')).toBe(false);
    expect(isLegalSlug('')).toBe(false);
  });

  property.prop([fc.oneof(fc.string(), fc.constantFrom(...legalSlugs))])(
    'isLegalSlug never accepts another word',
    (text) => {
      expect(isLegalSlug(text)).toBe((legalSlugs as readonly string[]).includes(text));
    },
  );
});
