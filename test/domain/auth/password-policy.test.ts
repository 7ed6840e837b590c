import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { PasswordProblem } from '../../../src/domain/auth/password-policy';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from '../../../src/domain/auth/password-policy';

const letters = fc.constantFrom(...'abcXYZäßжあ');
const digits = fc.constantFrom(...'0123456789٣');
const specials = fc.constantFrom(...'!"#$%&()*+-./:;<=>?@[]^_`{|}~€');
const characters = fc.oneof(letters, digits, specials, fc.constant(' '));

/** Passwords with one character of each kind, filled up with others. */
const good = fc
  .tuple(letters, digits, specials, fc.array(characters, { minLength: PASSWORD_MIN - 3, maxLength: PASSWORD_MAX - 3 }))
  .chain(([letter, digit, special, rest]) =>
    fc
      .shuffledSubarray([letter, digit, special, ...rest], { minLength: rest.length + 3, maxLength: rest.length + 3 })
      .map((parts) => parts.join('')),
  );

describe('passwordProblems', () => {
  test.each<[string, readonly PasswordProblem[]]>([
    ['Holocade!1', []],
    ['aaaaaa1!', []],
    ['aaaaa1!', ['too-short']],
    ['12345678!', ['no-letter']],
    ['abcdefgh!', ['no-digit']],
    ['abcdefg1', ['no-special']],
    ['abcdefg1 ', ['no-special']],
    ['', ['too-short', 'no-letter', 'no-digit', 'no-special']],
    [`a1!${'x'.repeat(126)}`, ['too-long']],
    [`a1!${'x'.repeat(125)}`, []],
    [`a1${'🎮'.repeat(6)}`, []],
    [`a1${'🎮'.repeat(5)}`, ['too-short']],
    [`a1!${'e\u0301'.repeat(125)}`, []],
    [`a1!${'e\u0301'.repeat(126)}`, ['too-long']],
    ['abcdef1e\u0301', ['no-special']],
    ['אבגדה1!\u200f', []],
    ['אבגדה1!', ['too-short']],
  ])('finds in %j the problems %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });

  property.prop([good])('always accepts 8 to 128 characters with a letter, a digit and a special one', (password) => {
    expect(passwordProblems(password)).toEqual([]);
  });

  property.prop([fc.array(characters).map((parts) => parts.join(''))], { examples: [['passwörd1']] })(
    'never depends on the composition of characters',
    (password) => {
      expect(passwordProblems(password.normalize('NFD'))).toEqual(passwordProblems(password.normalize('NFC')));
    },
  );

  property.prop([good, fc.constantFrom(/\p{L}/gu, /\p{Nd}/gu, /[^\p{L}\p{M}\p{Nd}\s]/gu)])(
    'always reports a missing kind of character',
    (password, kind) => {
      expect(passwordProblems(password.replaceAll(kind, ' '))).toHaveLength(1);
    },
  );

  property.prop([good])('always reports a length beyond either limit', (password) => {
    expect(passwordProblems(password + '!'.repeat(PASSWORD_MAX))).toContain('too-long');
    expect(passwordProblems([...password].slice(0, PASSWORD_MIN - 1).join(''))).toContain('too-short');
  });
});
