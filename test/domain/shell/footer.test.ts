import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FOOTER_DESTINATIONS, footerLegal, isComingSoon } from '../../../src/domain/shell/footer';

const pages = ['terms-of-service', 'privacy-policy', 'refund-policy', 'imprint', 'about-us'];

describe('the footer', () => {
  test('offers the cookie settings only with a consent manager', () => {
    expect(footerLegal(false)).toEqual(pages);
    expect(footerLegal(true)).toEqual(['cookie-settings', ...pages]);
  });

  test('leads to six places, two of which come soon', () => {
    expect(FOOTER_DESTINATIONS).toEqual(['dashboard', 'developer-area', 'help', 'contact', 'updates', 'community']);
    expect(FOOTER_DESTINATIONS.filter(isComingSoon)).toEqual(['updates', 'community']);
  });

  property.prop([fc.string()])('never holds back another place', (name) => {
    expect(isComingSoon(name)).toBe(['updates', 'community'].includes(name));
  });
});
