import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  FRESH_SIGN_IN,
  isFreshSignIn,
  requiredProof,
  runsOutOfCodes,
  maskedAddress,
  deviceKind,
} from '../../../src/domain/account/security-overview';

describe('requiredProof', () => {
  test('is the password if there is one, even with a second factor', () => {
    expect(requiredProof({ hasPassword: true, twoFactor: false })).toBe('password');
    expect(requiredProof({ hasPassword: true, twoFactor: true })).toBe('password');
  });

  test('is a code without a password, and a fresh login without either', () => {
    expect(requiredProof({ hasPassword: false, twoFactor: true })).toBe('code');
    expect(requiredProof({ hasPassword: false, twoFactor: false })).toBe('fresh-sign-in');
  });

  property.prop([fc.boolean(), fc.boolean()])(
    'never requires a proof that the account does not have',
    (hasPassword, twoFactor) => {
      const asked = requiredProof({ hasPassword, twoFactor });
      expect(asked !== 'password' || hasPassword).toBe(true);
      expect(asked !== 'code' || twoFactor).toBe(true);
    },
  );
});

describe('isFreshSignIn', () => {
  test('is true for a login less than ten minutes ago', () => {
    expect(FRESH_SIGN_IN).toBe(600_000);
    expect(isFreshSignIn(5, 5)).toBe(true);
    expect(isFreshSignIn(5, 600_004)).toBe(true);
  });

  test('is false after exactly ten minutes', () => {
    expect(isFreshSignIn(5, 600_005)).toBe(false);
  });

  property.prop([fc.nat(4e12), fc.nat(2e6), fc.nat(2e6)])('never becomes true again', (signedInAt, one, more) => {
    fc.pre(!isFreshSignIn(signedInAt, signedInAt + one));
    expect(isFreshSignIn(signedInAt, signedInAt + one + more)).toBe(false);
  });
});

describe('runsOutOfCodes', () => {
  test('is true for two remaining codes and false for three', () => {
    expect(runsOutOfCodes({ twoFactor: true, recoveryLeft: 2 })).toBe(true);
    expect(runsOutOfCodes({ twoFactor: true, recoveryLeft: 3 })).toBe(false);
  });

  property.prop([fc.nat()])('is never true without a second factor', (recoveryLeft) => {
    expect(runsOutOfCodes({ twoFactor: false, recoveryLeft })).toBe(false);
  });

  property.prop([fc.nat()])('is always true for fewer codes if it is true for more', (recoveryLeft) => {
    const warned = (left: number) => Number(runsOutOfCodes({ twoFactor: true, recoveryLeft: left }));
    expect(warned(recoveryLeft)).toBeGreaterThanOrEqual(warned(recoveryLeft + 1));
  });
});

describe('maskedAddress', () => {
  test.each([
    ['nova@example.com', 'n***@example.com'],
    ['n@example.com', 'n***@example.com'],
    ['"a@b"@example.com', '"***@example.com'],
    ['😀vega@example.com', '😀***@example.com'],
  ])('masks %s as %s', (email, masked) => {
    expect(maskedAddress(email)).toBe(masked);
  });

  property.prop([fc.stringMatching(/^[a-z]{1,20}$/), fc.stringMatching(/^[a-z]{1,20}$/)])(
    'never reveals more than the first letter, nor the length',
    (first, second) => {
      expect(maskedAddress(`x${first}@example.com`)).toBe(maskedAddress(`x${second}@example.com`));
    },
  );
});

describe('deviceKind', () => {
  test.each(['Meta Quest Browser', 'a PICO headset', 'Wolvic on Android', 'Chrome on a Headset'])(
    'recognises a headset in %s',
    (name) => {
      expect(deviceKind(name)).toBe('headset');
    },
  );

  test.each(['Chrome on Android', 'Safari on iOS', 'an iPhone'])('recognises a phone in %s', (name) => {
    expect(deviceKind(name)).toBe('phone');
  });

  test.each(['Chrome on Linux', 'Firefox on Windows', 'Safari on macOS', ''])('treats "%s" as a computer', (name) => {
    expect(deviceKind(name)).toBe('computer');
  });

  property.prop([fc.string(), fc.string()])(
    'always recognises a headset, whatever else its name contains',
    (before, after) => {
      expect(deviceKind(`${before}Quest${after}`)).toBe('headset');
    },
  );

  property.prop([fc.constantFrom('Meta Quest', 'Chrome on Android', 'Firefox on Windows')])(
    'never depends on letter case',
    (name) => {
      expect(deviceKind(name.toUpperCase())).toBe(deviceKind(name.toLowerCase()));
    },
  );
});
