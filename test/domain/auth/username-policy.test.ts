import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { usernameKey, usernameProblem, resemblesReservedName } from '../../../src/domain/auth/username-policy';
import { reservedNames } from '../../../src/domain/shared/reserved-names';

const good = fc.stringMatching(/^[A-Za-z0-9_-]{3,24}$/).filter((name) => usernameProblem(name) !== 'reserved');

describe('usernameProblem and usernameKey', () => {
  test.each([
    ['nova', undefined],
    ['No-va_7', undefined],
    ['ab', 'length'],
    ['abc', undefined],
    ['a'.repeat(24), undefined],
    ['a'.repeat(25), 'length'],
    ['no va', 'characters'],
    ['növa', 'characters'],
    ['nova\n', 'characters'],
    ['Admin', 'reserved'],
    ['API', 'reserved'],
    ['_adm1n_', 'reserved'],
    ['Deleted-1a2b3c4d', 'reserved'],
    ['HoIocade', 'reserved'],
    ['nоva', 'characters'],
  ])('checks %j with the result %s', (name, problem) => {
    expect(usernameProblem(name)).toBe(problem);
  });

  property.prop([good, fc.constantFrom(' ', '.', '@', '/', 'é', '\u0000', '٣', '<')])(
    'never accept another character at any place',
    (name, character) => {
      const middle = Math.floor(name.length / 2);
      expect(usernameProblem(name.slice(0, middle) + character + name.slice(middle + 1))).toBe('characters');
    },
  );

  test('compare names in lower case', () => {
    expect(usernameKey('No-Va_7')).toBe('no-va_7');
  });

  property.prop([good])('usernameKey always ignores letter case', (name) => {
    expect(usernameKey(name.toUpperCase())).toBe(usernameKey(name.toLowerCase()));
    expect(usernameProblem(usernameKey(name))).toBeUndefined();
  });
});

const disguises: Readonly<Record<string, string>> = { o: '0', l: 'I', i: '1', e: '3', a: '4', s: '5', t: '7', b: '8' };

describe('resemblesReservedName', () => {
  test.each([
    'admin',
    'ADMIN',
    'adm1n',
    'AdmIn',
    'admln',
    '_admin_',
    'a-d-m-i-n',
    '5upp0rt',
    'HoIocade',
    'H0L0C4DE',
    'm4i1',
  ])('is true for %s as username', (name) => {
    expect(resemblesReservedName(name)).toBe(true);
  });

  test.each(['nova', 'n0va', 'orion', 'administer', 'supporters', 'holocader', 'l33t', '---', ''])(
    'is false for %j',
    (name) => {
      expect(resemblesReservedName(name)).toBe(false);
    },
  );

  property.prop([fc.constantFrom(...reservedNames), fc.infiniteStream(fc.boolean())])(
    'is always true for a reserved name with any number of disguised letters',
    (name, hidden) => {
      const disguise = (letter: string) =>
        hidden.next().value === true ? (disguises[letter] ?? `${letter}_`) : letter;
      expect(resemblesReservedName([...name].map(disguise).join(''))).toBe(true);
    },
  );
});
