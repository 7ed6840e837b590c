import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { authLogin, authRegister } from '../../src/contract/account.contract';
import { PASSWORD_MAX, passwordProblems } from '../../src/domain/auth/password-policy';

/** As long as a password may be, in characters that take two units of a string each. */
const longest = `a1!${'🎮'.repeat(PASSWORD_MAX - 3)}`;
const decomposed = `a1!${'e\u0301'.repeat(PASSWORD_MAX - 3)}`;

describe('the calls that carry a password', () => {
  test.each([longest, decomposed])('take every password that the rules take', (password) => {
    expect(passwordProblems(password)).toEqual([]);
    expect(z.safeParse(authLogin.body, { login: 'nova', password, remember: true }).success).toBe(true);
    const registration = { email: 'nova@example.com', username: 'nova', password, password_confirmation: password };
    expect(z.safeParse(authRegister.body, registration).success).toBe(true);
  });

  test('leave it to the rules to say that one is too long, and take no book for one', () => {
    const body = { login: 'nova', remember: true };
    expect(z.safeParse(authLogin.body, { ...body, password: 'x'.repeat(PASSWORD_MAX + 1) }).success).toBe(true);
    expect(z.safeParse(authLogin.body, { ...body, password: 'x'.repeat(1001) }).success).toBe(false);
  });
});
