import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { RELATIONS } from '../../../src/domain/account/privacy';
import type { Presence } from '../../../src/domain/friends/presence';
import { AWAY, shownPresence } from '../../../src/domain/friends/presence';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { userSettings } from '../../arbitraries/settings';

const standard = defaultSettings();
const playing = { slug: 'pulse-saber', title: 'Pulse Saber' };
const THERE: Presence = { online: true, playing };
const privacy = (change: Partial<UserSettings['privacy']>): UserSettings => ({
  ...standard,
  privacy: { ...standard.privacy, ...change },
});
const presences = fc.record({ online: fc.boolean(), playing: fc.option(fc.constant(playing), { nil: undefined }) });

describe('shownPresence', () => {
  test('shows the presence to friends and to the player', () => {
    expect(RELATIONS.filter((relation) => shownPresence(standard, relation, THERE) !== AWAY)).toEqual([
      'friend',
      'self',
    ]);
    expect(shownPresence(standard, 'friend', THERE)).toEqual(THERE);
  });

  test.each([
    ['activity', privacy({ activity_visibility: 'none' })],
    ['profile', privacy({ profile_visibility: 'none' })],
    ['focus', { ...standard, community: { ...standard.community, focus_mode: true } }],
  ])('hides the presence by the setting: %s', (_, settings) => {
    expect(shownPresence(settings, 'friend', THERE)).toEqual(AWAY);
    expect(shownPresence(settings, 'self', THERE)).toEqual(THERE);
  });

  test('hides the game if the play history is hidden', () => {
    const hidden = privacy({ play_history: 'none' });
    expect(shownPresence(hidden, 'friend', THERE)).toEqual({ online: true, playing: undefined });
  });

  test('is online while playing', () => {
    expect(shownPresence(standard, 'friend', { online: false, playing }).online).toBe(true);
  });

  property.prop([userSettings, presences])(
    'never shows anything to anybody but friends and the player',
    (settings, is) => {
      for (const relation of ['visitor', 'player', 'blocked'] as const)
        expect(shownPresence(settings, relation, is)).toEqual(AWAY);
    },
  );

  property.prop([userSettings, presences])('never shows a friend more than the real presence', (settings, is) => {
    const shown = shownPresence(settings, 'friend', is);
    expect([undefined, is.playing]).toContainEqual(shown.playing);
    if (shown.online) expect(is.online || is.playing !== undefined).toBe(true);
  });
});
