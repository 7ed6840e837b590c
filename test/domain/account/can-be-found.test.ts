import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { canBeFound } from '../../../src/domain/account/can-be-found';
import { RELATIONS } from '../../../src/domain/account/relation';
import { defaultSettings } from '../../../src/domain/session/settings';
import { relations } from '../../arbitraries/relations';
import { userSettings } from '../../arbitraries/settings';

const standard = defaultSettings();
const searchable = (email: boolean, phone: boolean) => ({
  ...standard,
  community: { ...standard.community, searchable_by_email: email, searchable_by_phone: phone },
});

describe('a player', () => {
  test('is found by nobody else unless a setting allows it', () => {
    expect(RELATIONS.filter((relation) => canBeFound(standard, 'email', relation))).toEqual(['self']);
    expect(RELATIONS.filter((relation) => canBeFound(standard, 'phone', relation))).toEqual(['self']);
  });

  test('is found by address and by number as each setting says', () => {
    expect(RELATIONS.filter((relation) => canBeFound(searchable(true, false), 'email', relation))).toEqual([
      'player',
      'friend',
      'self',
    ]);
    expect(canBeFound(searchable(true, false), 'phone', 'friend')).toBe(false);
    expect(canBeFound(searchable(false, true), 'phone', 'friend')).toBe(true);
    expect(canBeFound(searchable(false, true), 'email', 'friend')).toBe(false);
  });

  property.prop([userSettings, relations, fc.constantFrom('email' as const, 'phone' as const)])(
    'is never found by visitors and the blocked',
    (settings, relation, by) => {
      const found = canBeFound(settings, by, relation);
      expect(found && (relation === 'visitor' || relation === 'blocked')).toBe(false);
    },
  );
});
