import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { requiredProof, runsOutOfCodes } from '../../../src/domain/account/security-overview';

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
