import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { resemblesReservedName } from '../../../src/domain/auth/resembles-reserved-name';
import { reservedNames } from '../../../src/domain/shared/reserved-names';

const disguises: Readonly<Record<string, string>> = { o: '0', l: 'I', i: '1', e: '3', a: '4', s: '5', t: '7', b: '8' };

describe('a name that is read as a reserved one', () => {
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
  ])('is %s', (name) => {
    expect(resemblesReservedName(name)).toBe(true);
  });

  test.each(['nova', 'n0va', 'orion', 'administer', 'supporters', 'holocader', 'l33t', '---', ''])(
    'is not %j',
    (name) => {
      expect(resemblesReservedName(name)).toBe(false);
    },
  );

  property.prop([fc.constantFrom(...reservedNames), fc.infiniteStream(fc.boolean())])(
    'always is one however many of its letters are disguised',
    (name, hidden) => {
      const disguise = (letter: string) =>
        hidden.next().value === true ? (disguises[letter] ?? `${letter}_`) : letter;
      expect(resemblesReservedName([...name].map(disguise).join(''))).toBe(true);
    },
  );
});
