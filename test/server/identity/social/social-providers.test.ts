import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { googleProvesAddress } from '../../../../server/identity/social/social-providers';

const claims = (email: unknown, hd?: unknown) => ({ email, email_verified: true, hd });

describe('googleProvesAddress', () => {
  test.each(['mira@gmail.com', 'mira@googlemail.com', 'Mira@GMail.com'])('accepts a Gmail address: %s', (email) => {
    expect(googleProvesAddress(claims(email))).toBe(true);
  });

  test('accepts an address at the domain of its Google organisation', () => {
    expect(googleProvesAddress(claims('mira@studio.example', 'studio.example'))).toBe(true);
  });

  test.each([
    ['at another domain', claims('mira@studio.example')],
    ['with an empty organisation', claims('mira@studio.example', '')],
    ['at a domain that only ends like gmail.com', claims('mira@notgmail.com')],
    ['at a domain that only begins with gmail.com', claims('mira@gmail.com.studio.example')],
    ['that is missing', claims(undefined, 'studio.example')],
  ])('refuses an address %s', (_where, addressClaims) => {
    expect(googleProvesAddress(addressClaims)).toBe(false);
  });

  property.prop([fc.oneof(fc.constant('mira@gmail.com'), fc.emailAddress()), fc.string(), fc.anything()])(
    'never accepts an address without email_verified',
    (email, hd, verified) => {
      fc.pre(verified !== true);
      expect(googleProvesAddress({ email, hd, email_verified: verified })).toBe(false);
    },
  );
});
