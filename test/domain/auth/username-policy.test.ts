import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { usernameKey, usernameProblem } from '../../../src/domain/auth/username-policy';

const good = fc.stringMatching(/^[A-Za-z0-9_-]{3,24}$/).filter((name) => usernameProblem(name) !== 'reserved');

describe('the rule for user names', () => {
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
  ])('says of %j: %s', (name, problem) => {
    expect(usernameProblem(name)).toBe(problem);
  });

  property.prop([good, fc.constantFrom(' ', '.', '@', '/', 'é', '\u0000', '٣', '<')])(
    'never accepts another character, wherever it stands',
    (name, character) => {
      const middle = Math.floor(name.length / 2);
      expect(usernameProblem(name.slice(0, middle) + character + name.slice(middle + 1))).toBe('characters');
    },
  );

  test('compares names in lower case', () => {
    expect(usernameKey('No-Va_7')).toBe('no-va_7');
  });

  property.prop([good])('always gives one key to every spelling in other letter case', (name) => {
    expect(usernameKey(name.toUpperCase())).toBe(usernameKey(name.toLowerCase()));
    expect(usernameProblem(usernameKey(name))).toBeUndefined();
  });
});
