import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isValidatedStep, passwordsMatch, REGISTER_STEPS } from '../../../src/domain/auth/registration-step';

const withPasswords = (password: string, again: string) => ({ password, password_confirmation: again });

describe('isValidatedStep', () => {
  test('is true for each step of a registration but the last', () => {
    expect(REGISTER_STEPS.filter(isValidatedStep)).toEqual(['email', 'username', 'password']);
  });
});

describe('passwordsMatch', () => {
  test('rejects different passwords', () => {
    expect(passwordsMatch(withPasswords('a', 'a'))).toBe(true);
    expect(passwordsMatch(withPasswords('a', 'A'))).toBe(false);
  });

  property.prop([fc.string(), fc.string()])('always equals the equality of both texts', (one, other) => {
    expect(passwordsMatch(withPasswords(one, one))).toBe(true);
    expect(passwordsMatch(withPasswords(one, other))).toBe(one === other);
  });
});
