import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { startLoginWizard } from '../../../src/domain/auth/login-wizard';
import type { RegisterStep } from '../../../src/domain/auth/register-wizard';
import {
  isValidatedStep,
  passwordsMatch,
  REGISTER_STEPS,
  startRegisterWizard,
} from '../../../src/domain/auth/register-wizard';
import { nextWizard } from '../../../src/domain/auth/wizard';

const withPasswords = (password: string, again: string) => {
  const first = nextWizard<RegisterStep>(startRegisterWizard(), { type: 'typed', step: 'password', value: password });
  return nextWizard(first, { type: 'typed', step: 'password_confirmation', value: again });
};

describe('login and register wizards', () => {
  test('have the steps of the specification in order', () => {
    expect(startLoginWizard().steps).toEqual(['login', 'password']);
    expect(startRegisterWizard().steps).toEqual(['email', 'username', 'password', 'password_confirmation']);
  });

  test('validate each step of a registration but the last on the server', () => {
    expect(REGISTER_STEPS.filter(isValidatedStep)).toEqual(['email', 'username', 'password']);
  });

  test('passwordsMatch rejects different passwords', () => {
    expect(passwordsMatch({ password: 'a', password_confirmation: 'a' })).toBe(true);
    expect(passwordsMatch({ password: 'a', password_confirmation: 'A' })).toBe(false);
  });

  property.prop([fc.string(), fc.string()])('passwordsMatch always equals the equality of both texts', (one, other) => {
    expect(passwordsMatch(withPasswords(one, one).values)).toBe(true);
    expect(passwordsMatch(withPasswords(one, other).values)).toBe(one === other);
  });
});
