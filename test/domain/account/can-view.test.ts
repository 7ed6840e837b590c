import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { canView } from '../../../src/domain/account/can-view';
import type { Relation } from '../../../src/domain/account/relation';
import { RELATIONS } from '../../../src/domain/account/relation';
import type { Audience } from '../../../src/domain/session/audience';
import { AUDIENCES } from '../../../src/domain/session/audience';
import { relations } from '../../arbitraries/relations';

describe('a part of a player', () => {
  test('is looked at by five kinds of users', () => {
    expect(RELATIONS).toEqual(['visitor', 'player', 'friend', 'blocked', 'self']);
  });

  test.each<[Audience, readonly Relation[]]>([
    ['all', ['visitor', 'player', 'friend', 'self']],
    ['friends', ['friend', 'self']],
    ['none', ['self']],
  ])('that is open to %s is shown to %j', (audience, expected) => {
    expect(RELATIONS.filter((relation) => canView(audience, relation))).toEqual(expected);
  });

  property.prop([relations, fc.constantFrom(...AUDIENCES)])(
    'is never shown to the blocked, and always to oneself',
    (relation, audience) => {
      expect(canView(audience, 'blocked')).toBe(false);
      expect(canView(audience, 'self')).toBe(true);
      // A narrower audience never shows more.
      expect(canView(audience, relation) && !canView('all', relation)).toBe(false);
    },
  );
});
