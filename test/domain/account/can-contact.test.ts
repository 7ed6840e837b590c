import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Approach } from '../../../src/domain/account/can-contact';
import { canContact } from '../../../src/domain/account/can-contact';
import { RELATIONS } from '../../../src/domain/account/relation';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { userSettings } from '../../arbitraries/settings';

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
