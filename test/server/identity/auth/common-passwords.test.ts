import { describe, expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { commonPasswordCount, isCommonPassword } from '../../../../server/identity/auth/common-passwords';
import { passwordProblems } from '../../../../src/domain/auth/password-policy';

describe('isCommonPassword', () => {
  test('T35: has more than three thousand, and knows them in any letter case', () => {
    expect(commonPasswordCount).toBeGreaterThan(3000);
    for (const password of ['Password1!', 'PASSWORD1!', 'qwerty123!', 'Holocade1!', 'holocade!1', 'Dragon2024!'])
      expect(isCommonPassword(password)).toBe(true);
  });

  test('lets an unusual one pass that the other rules accept', () => {
    const password = 'Quiet-lake7-boat';
    expect(passwordProblems(password)).toEqual([]);
    expect(isCommonPassword(password)).toBe(false);
  });

  test.prop([fc.string({ minLength: 24 })])('never refuses a long random one', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
