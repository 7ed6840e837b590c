import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ProfilePart } from '../../../src/domain/account/profile';
import {
  linkHost,
  parseProfileLink,
  profileLinkLimits,
  canViewProfile,
  PROFILE_PARTS,
  visibleParts,
} from '../../../src/domain/account/profile';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';
import { relations } from '../../arbitraries/relations';
import { userSettings } from '../../arbitraries/settings';

const read = (url: string, title = 'Mine') => parseProfileLink({ title, url });
const problem = (url: string, title?: string) => {
  const answer = read(url, title);
  return answer.ok ? undefined : `${answer.error.field} ${answer.error.kind}`;
};

describe('parseProfileLink', () => {
  test.each([
    ['https://Example.COM/Page?a=1#b', 'https://example.com/Page?a=1#b', 'example.com'],
    ['example.com', 'https://example.com', 'example.com'],
    ['example.com:8443/x', 'https://example.com:8443/x', 'example.com'],
    [' https://xn--mnchen-3ya.example/über ', 'https://xn--mnchen-3ya.example/über', 'xn--mnchen-3ya.example'],
  ])('parses %s as the host %s', (typed, url, host) => {
    expect(read(typed)).toEqual(ok({ title: 'Mine', url }));
    expect(linkHost(url)).toBe(host);
  });

  test.each([
    ['http://example.com', 'url not-https'],
    ['javascript:alert(1)', 'url not-https'],
    ['data:text/html,x', 'url not-https'],
    ['mailto:a@b.test', 'url not-https'],
    ['https://localhost/', 'url no-address'],
    ['https://127.0.0.1/', 'url no-address'],
    ['https://[::1]/', 'url no-address'],
    ['https://bank.example@evil.example/', 'url no-address'],
    ['https://evil.example\\@bank.example', 'url no-address'],
    ['https://example.com/a b', 'url no-address'],
    ['https://example.com/\u202egpj', 'url no-address'],
    ['https://еxample.com', 'url no-address'],
    ['https:example.com', 'url no-address'],
    ['', 'url missing'],
    [`https://example.com/${'a'.repeat(181)}`, 'url too-long'],
  ])('rejects %s as no link', (url, expected) => {
    expect(problem(url)).toBe(expected);
  });

  test('accepts a title of up to 40 characters in one line', () => {
    expect(profileLinkLimits).toEqual({ links: 5, title: 40, url: 200 });
    expect(problem('example.com', '🎮'.repeat(40))).toBeUndefined();
    expect(problem('example.com', '🎮'.repeat(41))).toBe('title too-long');
    expect(problem('example.com', ' \u200b ')).toBe('title missing');
    expect(problem('example.com', 'a\nb')).toBe('title control-character');
  });

  property.prop([fc.oneof(fc.webUrl({ validSchemes: ['https'] }), fc.string({ unit: 'binary', maxLength: 60 }))])(
    'always returns an https link with the shown host, or a problem',
    (text) => {
      const link = read(text);
      fc.pre(link.ok);
      if (!link.ok) return;
      const { protocol, hostname, username } = new URL(link.value.url);
      expect([protocol, hostname, username]).toEqual(['https:', linkHost(link.value.url), '']);
      expect(parseProfileLink(link.value)).toEqual(link);
    },
  );
});

const standard = defaultSettings();
const privacy = (change: Partial<UserSettings['privacy']>): UserSettings => ({
  ...standard,
  privacy: { ...standard.privacy, ...change },
});

describe('visibleParts', () => {
  test('shows a visitor everything by default', () => {
    expect(PROFILE_PARTS).toEqual(['history', 'badges', 'achievements', 'activity', 'friends', 'inventory']);
    expect(canViewProfile(standard, 'visitor')).toBe(true);
    expect(visibleParts(standard, 'visitor')).toEqual(PROFILE_PARTS);
  });

  test('shows nothing of a hidden profile', () => {
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
  ])('hides %s from strangers only, by one setting', (hidden, settings) => {
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
