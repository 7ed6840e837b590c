import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ProfilePart } from '../../../src/domain/account/profile-parts';
import { canViewProfile, PROFILE_PARTS, visibleParts } from '../../../src/domain/account/profile-parts';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { relations } from '../../arbitraries/relations';
import { userSettings } from '../../arbitraries/settings';

const standard = defaultSettings();
const privacy = (change: Partial<UserSettings['privacy']>): UserSettings => ({
  ...standard,
  privacy: { ...standard.privacy, ...change },
});

describe('a profile', () => {
  test('shows everything to a visitor by default', () => {
    expect(PROFILE_PARTS).toEqual(['history', 'badges', 'achievements', 'activity', 'friends', 'inventory']);
    expect(canViewProfile(standard, 'visitor')).toBe(true);
    expect(visibleParts(standard, 'visitor')).toEqual(PROFILE_PARTS);
  });

  test('shows nothing when it is hidden', () => {
    expect(canViewProfile(privacy({ profile_visibility: 'friends' }), 'player')).toBe(false);
    expect(visibleParts(privacy({ profile_visibility: 'friends' }), 'player')).toEqual([]);
    expect(visibleParts(privacy({ profile_visibility: 'friends' }), 'friend')).toEqual(PROFILE_PARTS);
  });

  test.each<[ProfilePart, UserSettings]>([
    ['history', privacy({ play_history: 'friends' })],
    ['badges', privacy({ badge_visibility: 'friends' })],
    ['achievements', privacy({ achievement_visibility: 'friends' })],
    ['activity', privacy({ activity_visibility: 'friends' })],
    ['friends', privacy({ friend_visibility: 'friends' })],
    ['inventory', privacy({ inventory_visibility: 'friends' })],
  ])('keeps its %s from strangers alone by one setting', (hidden, settings) => {
    expect(visibleParts(settings, 'player')).toEqual(PROFILE_PARTS.filter((part) => part !== hidden));
    expect(visibleParts(settings, 'friend')).toEqual(PROFILE_PARTS);
  });

  property.prop([userSettings, relations])('never shows a stranger more than a friend', (settings, relation) => {
    expect(visibleParts(settings, 'self')).toEqual(PROFILE_PARTS);
    expect(visibleParts(settings, 'blocked')).toEqual([]);
    fc.pre(relation === 'visitor' || relation === 'player');
    const friends = visibleParts(settings, 'friend');
    expect(visibleParts(settings, relation).every((part) => friends.includes(part))).toBe(true);
  });
});
