import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { settingAvailable } from '../../../src/domain/session/setting-available';
import { defaultSettings } from '../../../src/domain/session/settings';

describe('a setting', () => {
  test('can be switched unless it is one of the music player', () => {
    const { media, ...others } = defaultSettings();
    expect(Object.keys(media).filter(settingAvailable)).toEqual(['nav_haptics', 'nav_sounds', 'mute_sounds_master']);
    expect(
      Object.values(others)
        .flatMap((group) => Object.keys(group as object))
        .every(settingAvailable),
    ).toBe(true);
  });

  property.prop([fc.string()])('of the music player is never available, whatever follows its prefix', (rest) => {
    expect(settingAvailable(`music_${rest}`)).toBe(false);
  });

  property.prop([fc.string().filter((name) => !name.startsWith('music_'))])('of any other name always is', (name) => {
    expect(settingAvailable(name)).toBe(true);
  });
});
