import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Approach, Relation } from '../../../src/domain/account/privacy';
import { canView, canContact, canBeFound, canMessage, RELATIONS } from '../../../src/domain/account/privacy';
import type { Audience } from '../../../src/domain/session/current-user';
import { AUDIENCES } from '../../../src/domain/session/current-user';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { relations } from '../../arbitraries/relations';
import { userSettings } from '../../arbitraries/settings';

describe('canView', () => {
  test('distinguishes five relations of a viewer', () => {
    expect(RELATIONS).toEqual(['visitor', 'player', 'friend', 'blocked', 'self']);
  });

  test.each<[Audience, readonly Relation[]]>([
    ['all', ['visitor', 'player', 'friend', 'self']],
    ['friends', ['friend', 'self']],
    ['none', ['self']],
  ])('shows a part with the audience %s to %j', (audience, expected) => {
    expect(RELATIONS.filter((relation) => canView(audience, relation))).toEqual(expected);
  });

  property.prop([relations, fc.constantFrom(...AUDIENCES)])(
    'always shows a part to its owner and never to the blocked',
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

describe('canContact', () => {
  test('allows any player by default', () => {
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
  ])('applies the setting of the approach %s (%#)', (approach, settings, expected) => {
    expect(who(settings, approach)).toEqual(expected);
  });

  property.prop([userSettings, fc.constantFrom(...APPROACHES)])(
    'never allows a visitor, a blocked player or the player themselves',
    (settings, approach) => {
      expect(who(settings, approach)).not.toContain('visitor');
      expect(who(settings, approach)).not.toContain('blocked');
      expect(who(settings, approach)).not.toContain('self');
    },
  );
});

describe('canMessage', () => {
  const writers = (messages: Audience, hasWritten: boolean) =>
    RELATIONS.filter((relation) => canMessage(privacy({ messages }), relation, hasWritten));

  test('follows the setting, and lets the receivers of a message answer', () => {
    expect(AUDIENCES.map((audience) => writers(audience, false))).toEqual([['player', 'friend'], ['friend'], []]);
    expect(AUDIENCES.map((audience) => writers(audience, true))).toEqual([
      ['player', 'friend'],
      ['player', 'friend'],
      ['player', 'friend'],
    ]);
  });

  property.prop([userSettings, relations])(
    'canMessage always allows an answer that the settings would allow unasked',
    (settings, relation) => {
      if (canContact(settings, 'message', relation)) expect(canMessage(settings, relation, true)).toBe(true);
    },
  );
});

const searchable = (email: boolean, phone: boolean) => ({
  ...standard,
  community: { ...standard.community, searchable_by_email: email, searchable_by_phone: phone },
});

describe('canBeFound', () => {
  test('is false for others unless a setting allows it', () => {
    expect(RELATIONS.filter((relation) => canBeFound(standard, 'email', relation))).toEqual(['self']);
    expect(RELATIONS.filter((relation) => canBeFound(standard, 'phone', relation))).toEqual(['self']);
  });

  test('applies the settings for email address and phone number', () => {
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
    'is never true for visitors and blocked players',
    (settings, relation, by) => {
      const found = canBeFound(settings, by, relation);
      expect(found && (relation === 'visitor' || relation === 'blocked')).toBe(false);
    },
  );
});

describe('RELATIONS', () => {
  test('contains five distinct relations', () => {
    expect(RELATIONS).toHaveLength(5);
    expect(new Set(RELATIONS).size).toBe(5);
  });
});
