import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { NoticeSource } from '../../../src/domain/session/notice-settings';
import {
  achievementsShown,
  noticeReach,
  navigationHapticsEnabled,
  navigationSoundsEnabled,
  soundsEnabled,
} from '../../../src/domain/session/notice-settings';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { userSettings } from '../../arbitraries/settings';

const SOURCES: readonly NoticeSource[] = ['friends', 'groups', 'notifications'];
const standard = defaultSettings();
const community = (change: Partial<UserSettings['community']>): UserSettings => ({
  ...standard,
  community: { ...standard.community, ...change },
});
const without = (change: Partial<UserSettings['notification']>): UserSettings => ({
  ...standard,
  notification: { ...standard.notification, ...change },
});
const muted: UserSettings = { ...standard, media: { ...standard.media, mute_sounds_master: true } };

/** Returns the channels of friends, groups and notifications: T (toast), S (sound), TS or nothing. */
const reach = (settings: UserSettings) =>
  SOURCES.map((source) => {
    const { toast, sound } = noticeReach(settings, source);
    return `${toast ? 'T' : ''}${sound ? 'S' : ''}`;
  });

describe('noticeReach', () => {
  test.each([
    ['nothing', standard, ['TS', 'TS', 'TS'], true],
    ['toast_notifications', community({ toast_notifications: false }), ['S', 'S', 'S'], true],
    ['disable_toasts_master', without({ disable_toasts_master: true }), ['S', 'S', 'S'], false],
    ['focus_mode', community({ focus_mode: true }), ['', '', ''], true],
    ['mute_all', community({ mute_all: true }), ['', '', ''], true],
    ['mute_friends', community({ mute_friends: true }), ['', 'TS', 'TS'], true],
    ['mute_groups', community({ mute_groups: true }), ['TS', '', 'TS'], true],
    ['mute_notifications', community({ mute_notifications: true }), ['TS', 'TS', ''], true],
    ['mute_sounds_master', muted, ['T', 'T', 'T'], true],
    ['disable_emails_master', without({ disable_emails_master: true }), ['TS', 'TS', 'TS'], true],
  ] as const)('with %s changed has the expected channels', (_name, settings, expected, achievements) => {
    expect(reach(settings)).toEqual(expected);
    expect(achievementsShown(settings)).toBe(achievements);
  });

  property.prop([userSettings, fc.constantFrom(...SOURCES)])(
    'never shows a toast with toasts off, nor plays a sound while muted',
    (settings, source) => {
      const { toast, sound } = noticeReach(settings, source);
      expect(toast && settings.notification.disable_toasts_master).toBe(false);
      expect(sound && settings.media.mute_sounds_master).toBe(false);
    },
  );

  property.prop([userSettings, fc.constantFrom(...SOURCES)])('never grows by muting a source', (settings, source) => {
    const quieter = { ...settings, community: { ...settings.community, mute_all: true } };
    expect(noticeReach(quieter, source)).toEqual({ toast: false, sound: false });
  });
});

const media = (change: Partial<UserSettings['media']>): UserSettings => ({
  ...defaultSettings(),
  media: { ...defaultSettings().media, ...change },
});

describe('sound settings', () => {
  test('allow sounds unless the master switch mutes them', () => {
    expect(soundsEnabled(defaultSettings())).toBe(true);
    expect(soundsEnabled(media({ mute_sounds_master: true }))).toBe(false);
  });

  test('allow navigation sounds only if enabled', () => {
    expect(navigationSoundsEnabled(defaultSettings())).toBe(false);
    expect(navigationSoundsEnabled(media({ nav_sounds: true }))).toBe(true);
    expect(navigationHapticsEnabled(defaultSettings())).toBe(false);
    expect(navigationHapticsEnabled(media({ nav_haptics: true, mute_sounds_master: true }))).toBe(true);
  });

  property.prop([userSettings, fc.boolean()])(
    'never allow a sound against the master switch',
    (settings, nav_sounds) => {
      const muted = { ...settings, media: { ...settings.media, nav_sounds, mute_sounds_master: true } };
      expect([soundsEnabled(muted), navigationSoundsEnabled(muted)]).toEqual([false, false]);
    },
  );
});
