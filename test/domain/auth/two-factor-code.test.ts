import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseTwoFactorCode, RECOVERY_CHARACTERS, TOTP_DIGITS } from '../../../src/domain/auth/two-factor-code';

const digits = fc.stringMatching(/^[0-9]{6}$/);
const recovery = fc.stringMatching(/^[a-z2-7]{10}$/);

describe('the second factor', () => {
  test('is six digits of the app, however they are grouped', () => {
    expect(TOTP_DIGITS).toBe(6);
    expect(parseTwoFactorCode('012345')).toEqual({ kind: 'totp', code: '012345' });
    expect(parseTwoFactorCode(' 012 345\n')).toEqual({ kind: 'totp', code: '012345' });
  });

  test('is a recovery code, in either case and with its hyphen', () => {
    expect(RECOVERY_CHARACTERS).toBe(10);
    expect(parseTwoFactorCode('ABCDE-234fg')).toEqual({ kind: 'recovery', code: 'abcde234fg' });
  });

  test.each(['', '12345', '1234567', '١٢٣٤٥٦', 'abcde234f', 'abcde234fgh', 'abcde018fg', 'abcde_234f', '12345a'])(
    'is not %j',
    (text) => {
      expect(parseTwoFactorCode(text)).toBeUndefined();
    },
  );

  property.prop([digits, recovery, fc.nat(9)])('is always read, wherever a space stands', (totp, code, at) => {
    const spaced = (text: string) => `${text.slice(0, at)} -${text.slice(at)}`;
    expect(parseTwoFactorCode(spaced(totp))).toEqual({ kind: 'totp', code: totp });
    expect(parseTwoFactorCode(spaced(code))).toEqual({ kind: 'recovery', code });
  });
});
