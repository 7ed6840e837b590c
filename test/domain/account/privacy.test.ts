import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Approach, Relation } from '../../../src/domain/account/privacy';
import { canView, canContact, canBeFound, RELATIONS } from '../../../src/domain/account/privacy';
import type { Audience } from '../../../src/domain/session/current-user';
import { AUDIENCES } from '../../../src/domain/session/current-user';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { relations } from '../../arbitraries/relations';
import { userSettings } from '../../arbitraries/settings';

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

const APPROACHES: readonly Approach[] = ['comment', 'trade', 'follow'];
const standard = defaultSettings();
const privacy = (change: Partial<UserSettings['privacy']>): UserSettings => ({
  ...standard,
  privacy: { ...standard.privacy, ...change },
});
const who = (settings: UserSettings, approach: Approach) =>
  RELATIONS.filter((relation) => canContact(settings, approach, relation));

describe('who approaches a player', () => {
  test('is any player by default', () => {
    expect(APPROACHES.map((approach) => who(standard, approach))).toEqual([
      ['player', 'friend'],
      ['player', 'friend'],
      ['player', 'friend'],
    ]);
  });

  test.each<[Approach, UserSettings, readonly string[]]>([
    ['comment', privacy({ profile_comments: 'friends' }), ['friend']],
    ['comment', privacy({ profile_comments: 'none' }), []],
    ['comment', privacy({ profile_visibility: 'friends' }), ['friend']],
    ['trade', privacy({ trade_offers: 'friends' }), ['friend']],
    ['trade', privacy({ trade_offers: 'none' }), []],
    ['trade', privacy({ profile_visibility: 'none' }), ['player', 'friend']],
    ['follow', privacy({ followers: false }), []],
  ])('to %s is limited by its setting (%#)', (approach, settings, expected) => {
    expect(who(settings, approach)).toEqual(expected);
  });

  property.prop([userSettings, fc.constantFrom(...APPROACHES)])(
    'is never a visitor, the blocked or the player',
    (settings, approach) => {
      expect(who(settings, approach)).not.toContain('visitor');
      expect(who(settings, approach)).not.toContain('blocked');
      expect(who(settings, approach)).not.toContain('self');
    },
  );
});

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

describe('relations', () => {
  test('are five, each once', () => {
    expect(RELATIONS).toHaveLength(5);
    expect(new Set(RELATIONS).size).toBe(5);
  });
});
