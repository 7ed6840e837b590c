import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isReservedName } from '../../../src/domain/shared/reserved-names';

describe('reserved names', () => {
  test.each([
    'api',
    'static',
    'play',
    'accounts',
    'ads',
    'www',
    'developer',
    'mail',
    'id',
    'pay',
    'admin',
    'guest',
    'portal',
    'search',
    'team',
  ])('hold %s, in any letter case', (name) => {
    expect(isReservedName(name)).toBe(true);
    expect(isReservedName(name.toUpperCase())).toBe(true);
  });

  test('hold every name that could be that of a deleted account', () => {
    expect(isReservedName('deleted-1a2b3c4d')).toBe(true);
    expect(isReservedName('Deleted-scenes')).toBe(true);
    expect(isReservedName('deleted')).toBe(false);
  });

  test('leave players and games their names', () => {
    expect(isReservedName('nova')).toBe(false);
    expect(isReservedName('playful')).toBe(false);
    expect(isReservedName('')).toBe(false);
  });

  property.prop([fc.constantFrom('api', 'holocade', 'mail', 'nova', 'www', 'zebra'), fc.infiniteStream(fc.boolean())])(
    'always hold the same in any mixture of letter cases',
    (name, raised) => {
      const mixed = [...name].map((letter) => (raised.next().value === true ? letter.toUpperCase() : letter)).join('');
      expect(isReservedName(mixed)).toBe(isReservedName(name));
    },
  );

  property.prop([fc.stringMatching(/^[a-z]{13,20}$/)])('never hold a name longer than all of them', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
