import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  navigationHapticsEnabled,
  navigationSoundsEnabled,
  soundsEnabled,
} from '../../../src/domain/session/sound-settings';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { userSettings } from '../../arbitraries/settings';

const media = (change: Partial<UserSettings['media']>): UserSettings => ({
  ...defaultSettings(),
  media: { ...defaultSettings().media, ...change },
});

describe('sounds', () => {
  test('are heard unless the master mutes them', () => {
    expect(soundsEnabled(defaultSettings())).toBe(true);
    expect(soundsEnabled(media({ mute_sounds_master: true }))).toBe(false);
  });

  test('accompany moving about only when asked for', () => {
    expect(navigationSoundsEnabled(defaultSettings())).toBe(false);
    expect(navigationSoundsEnabled(media({ nav_sounds: true }))).toBe(true);
    expect(navigationHapticsEnabled(defaultSettings())).toBe(false);
    expect(navigationHapticsEnabled(media({ nav_haptics: true, mute_sounds_master: true }))).toBe(true);
  });

  property.prop([userSettings, fc.boolean()])('are never heard past the master', (settings, nav_sounds) => {
    const muted = { ...settings, media: { ...settings.media, nav_sounds, mute_sounds_master: true } };
    expect([soundsEnabled(muted), navigationSoundsEnabled(muted)]).toEqual([false, false]);
  });
});
