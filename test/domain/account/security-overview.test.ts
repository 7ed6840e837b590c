import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  requiredProof,
  runsOutOfCodes,
  maskedAddress,
  deviceKind,
} from '../../../src/domain/account/security-overview';

describe('requiredProof', () => {
  test('is the password where there is one, also with a second factor', () => {
    expect(requiredProof({ hasPassword: true, twoFactor: false })).toBe('password');
    expect(requiredProof({ hasPassword: true, twoFactor: true })).toBe('password');
  });

  test('is a code where there is no password, and a fresh sign-in where there is neither', () => {
    expect(requiredProof({ hasPassword: false, twoFactor: true })).toBe('code');
    expect(requiredProof({ hasPassword: false, twoFactor: false })).toBe('fresh-sign-in');
  });

  property.prop([fc.boolean(), fc.boolean()])(
    'asks for nothing that the account does not have',
    (hasPassword, twoFactor) => {
      const asked = requiredProof({ hasPassword, twoFactor });
      expect(asked !== 'password' || hasPassword).toBe(true);
      expect(asked !== 'code' || twoFactor).toBe(true);
    },
  );
});

describe('runsOutOfCodes', () => {
  test('tells of two codes that are left, and not of three', () => {
    expect(runsOutOfCodes({ twoFactor: true, recoveryLeft: 2 })).toBe(true);
    expect(runsOutOfCodes({ twoFactor: true, recoveryLeft: 3 })).toBe(false);
  });

  property.prop([fc.nat()])('never tells so without a second factor, which has no codes', (recoveryLeft) => {
    expect(runsOutOfCodes({ twoFactor: false, recoveryLeft })).toBe(false);
  });

  property.prop([fc.nat()])('with fewer codes it tells so all the more', (recoveryLeft) => {
    const told = (left: number) => Number(runsOutOfCodes({ twoFactor: true, recoveryLeft: left }));
    expect(told(recoveryLeft)).toBeGreaterThanOrEqual(told(recoveryLeft + 1));
  });
});

describe('a masked address', () => {
  test.each([
    ['nova@example.com', 'n***@example.com'],
    ['n@example.com', 'n***@example.com'],
    ['"a@b"@example.com', '"***@example.com'],
    ['😀vega@example.com', '😀***@example.com'],
  ])('of %s is %s', (email, masked) => {
    expect(maskedAddress(email)).toBe(masked);
  });

  property.prop([fc.stringMatching(/^[a-z]{1,20}$/), fc.stringMatching(/^[a-z]{1,20}$/)])(
    'never tells more than the first letter, nor how many there are',
    (first, second) => {
      expect(maskedAddress(`x${first}@example.com`)).toBe(maskedAddress(`x${second}@example.com`));
    },
  );
});

describe('deviceKind', () => {
  test.each(['Meta Quest Browser', 'a PICO headset', 'Wolvic on Android', 'Chrome on a Headset'])(
    '%s is a headset',
    (name) => {
      expect(deviceKind(name)).toBe('headset');
    },
  );

  test.each(['Chrome on Android', 'Safari on iOS', 'an iPhone'])('%s is a phone', (name) => {
    expect(deviceKind(name)).toBe('phone');
  });

  test.each(['Chrome on Linux', 'Firefox on Windows', 'Safari on macOS', ''])('"%s" is a computer', (name) => {
    expect(deviceKind(name)).toBe('computer');
  });

  property.prop([fc.string(), fc.string()])('a headset is one whatever else its name says', (before, after) => {
    expect(deviceKind(`${before}Quest${after}`)).toBe('headset');
  });

  property.prop([fc.constantFrom('Meta Quest', 'Chrome on Android', 'Firefox on Windows')])(
    'does not look at the letters’ case',
    (name) => {
      expect(deviceKind(name.toUpperCase())).toBe(deviceKind(name.toLowerCase()));
    },
  );
});
