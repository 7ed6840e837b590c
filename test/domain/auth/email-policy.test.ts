import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { EMAIL_MAX, emailKey, isEmail } from '../../../src/domain/auth/email-policy';

describe('isEmail and emailKey', () => {
  test.each(['a@b.co', 'first.last+tag@sub.example.org', "o'brien@example.com", 'x@xn--bcher-kva.example'])(
    'accepts %s as an address',
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );

  test.each([
    '',
    '@b.co',
    'abc.de',
    'a@',
    'a@b',
    'a b@c.de',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@b.co\r\nBcc: x@y.zz',
    'ä@b.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `${'a'.repeat(60)}@${'b.'.repeat(97)}co`,
  ])('rejects %j as an address', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  test('limits the whole address, its local part and each label', () => {
    const long = (length: number) => `${'a'.repeat(length - 192)}@${`${'b'.repeat(62)}.`.repeat(3)}co`;
    expect([long(254).length, isEmail(long(254))]).toEqual([254, true]);
    expect([long(255).length, isEmail(long(255))]).toEqual([255, false]);
    expect(EMAIL_MAX).toBe(254);
    expect(isEmail(`${'a'.repeat(64)}@b.co`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@b.co`)).toBe(false);
    expect(isEmail(`a@${'b'.repeat(63)}.co`)).toBe(true);
    expect(isEmail(`a@${'b'.repeat(64)}.co`)).toBe(false);
  });

  property.prop([fc.emailAddress()])('always accepts the addresses of common email programs', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  property.prop([fc.emailAddress(), fc.constantFrom('\n', '\r', '\u0000', ' ', ',', ';', '<', '>')])(
    'never accepts a character that could end an email header',
    (address, character) => {
      expect(isEmail(address + character)).toBe(false);
      expect(isEmail(character + address)).toBe(false);
    },
  );

  test('compares addresses in lower case', () => {
    expect(emailKey('Nova@B.co')).toBe('nova@b.co');
  });

  property.prop([fc.emailAddress()])('emailKey always ignores letter case', (address) => {
    expect(emailKey(address.toUpperCase())).toBe(emailKey(address));
  });
});
