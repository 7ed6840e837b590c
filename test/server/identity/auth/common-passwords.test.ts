import { describe, expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { commonPasswordCount, isCommonPassword } from '../../../../server/identity/auth/common-passwords';
import { passwordProblems } from '../../../../src/domain/auth/password-policy';

describe('isCommonPassword', () => {
  test('T35: contains more than three thousand passwords and ignores letter case', () => {
    expect(commonPasswordCount).toBeGreaterThan(3000);
    for (const password of ['Password1!', 'PASSWORD1!', 'qwerty123!', 'Holocade1!', 'holocade!1', 'Dragon2024!'])
      expect(isCommonPassword(password)).toBe(true);
  });

  test('accepts an uncommon password that follows the other rules', () => {
    const password = 'Quiet-lake7-boat';
    expect(passwordProblems(password)).toEqual([]);
    expect(isCommonPassword(password)).toBe(false);
  });

  test.prop([fc.string({ minLength: 24 })])('never refuses a long random password', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
