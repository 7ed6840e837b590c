import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { googleProvesAddress } from '../../../../server/identity/social/google-proves-address';

const claims = (email: unknown, hd?: unknown) => ({ email, email_verified: true, hd });

describe('an address that Google calls verified', () => {
  test.each(['mira@gmail.com', 'mira@googlemail.com', 'Mira@GMail.com'])(
    'is proved in its own mailbox: %s',
    (email) => {
      expect(googleProvesAddress(claims(email))).toBe(true);
    },
  );

  test('is proved where Google keeps the accounts of the organisation', () => {
    expect(googleProvesAddress(claims('mira@studio.example', 'studio.example'))).toBe(true);
  });

  test.each([
    ['anywhere else', claims('mira@studio.example')],
    ['with an empty organisation', claims('mira@studio.example', '')],
    ['that only looks like its own', claims('mira@notgmail.com')],
    ['in a domain below its own name', claims('mira@gmail.com.studio.example')],
    ['that is none', claims(undefined, 'studio.example')],
  ])('is not proved %s', (_where, told) => {
    expect(googleProvesAddress(told)).toBe(false);
  });

  property.prop([fc.oneof(fc.constant('mira@gmail.com'), fc.emailAddress()), fc.string(), fc.anything()])(
    'is never proved while it is not called so',
    (email, hd, verified) => {
      fc.pre(verified !== true);
      expect(googleProvesAddress({ email, hd, email_verified: verified })).toBe(false);
    },
  );
});
