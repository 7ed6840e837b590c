import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isReservedName } from '../../../src/domain/shared/reserved-names';

describe('isReservedName', () => {
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
  ])('is true for %s, in any letter case', (name) => {
    expect(isReservedName(name)).toBe(true);
    expect(isReservedName(name.toUpperCase())).toBe(true);
  });

  test('is true for every possible name of a deleted account', () => {
    expect(isReservedName('deleted-1a2b3c4d')).toBe(true);
    expect(isReservedName('Deleted-scenes')).toBe(true);
    expect(isReservedName('deleted')).toBe(false);
  });

  test('is false for ordinary names of players and games', () => {
    expect(isReservedName('nova')).toBe(false);
    expect(isReservedName('playful')).toBe(false);
    expect(isReservedName('')).toBe(false);
  });

  property.prop([fc.constantFrom('api', 'holocade', 'mail', 'nova', 'www', 'zebra'), fc.infiniteStream(fc.boolean())])(
    'never depends on letter case',
    (name, raised) => {
      const mixed = [...name].map((letter) => (raised.next().value === true ? letter.toUpperCase() : letter)).join('');
      expect(isReservedName(mixed)).toBe(isReservedName(name));
    },
  );

  property.prop([fc.stringMatching(/^[a-z]{13,20}$/)])(
    'is never true for a longer name than the reserved ones',
    (name) => {
      expect(isReservedName(name)).toBe(false);
    },
  );
});
