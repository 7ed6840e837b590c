import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { NoticeSource } from '../../../src/domain/session/notice-settings';
import { toastsEnabled, toastsFrom } from '../../../src/domain/session/notice-settings';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { userSettings } from '../../arbitraries/settings';

const standard = defaultSettings();
const community = (change: Partial<UserSettings['community']>): UserSettings => ({
  ...standard,
  community: { ...standard.community, ...change },
});
const SOURCES: readonly NoticeSource[] = ['friends', 'groups', 'notifications'];

describe('toasts', () => {
  test('appear unless something switches them off', () => {
    expect(toastsEnabled(standard)).toBe(true);
    expect(SOURCES.map((source) => toastsFrom(standard, source))).toEqual([true, true, true]);
  });

  test.each([
    [community({ toast_notifications: false })],
    [community({ focus_mode: true })],
    [community({ mute_all: true })],
    [{ ...standard, notification: { ...standard.notification, disable_toasts_master: true } }],
  ])('are all switched off by any of four settings (%#)', (settings) => {
    expect(toastsEnabled(settings)).toBe(false);
    expect(SOURCES.some((source) => toastsFrom(settings, source))).toBe(false);
  });

  test.each([
    ['friends', community({ mute_friends: true })],
    ['groups', community({ mute_groups: true })],
    ['notifications', community({ mute_notifications: true })],
  ] as const)('of %s alone are muted by a setting of their own', (muted, settings) => {
    expect(toastsEnabled(settings)).toBe(true);
    expect(SOURCES.filter((source) => !toastsFrom(settings, source))).toEqual([muted]);
  });

  property.prop([userSettings, fc.constantFrom(...SOURCES)])(
    'never come from a source when none come at all',
    (settings, source) => {
      expect(toastsFrom(settings, source) && !toastsEnabled(settings)).toBe(false);
    },
  );
});
