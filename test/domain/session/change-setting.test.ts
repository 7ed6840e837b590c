import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { changeSetting } from '../../../src/domain/session/change-setting';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { settingNames, userSettings } from '../../arbitraries/settings';

const settings = defaultSettings();

describe('the change of a setting', () => {
  test('changes one and leaves the others', () => {
    expect(changeSetting(settings, 'privacy', 'play_history', 'friends')).toEqual(
      ok({ ...settings, privacy: { ...settings.privacy, play_history: 'friends' } }),
    );
    expect(changeSetting(settings, 'media', 'nav_sounds', true)).toEqual(
      ok({ ...settings, media: { ...settings.media, nav_sounds: true } }),
    );
    expect(settings).toEqual(defaultSettings());
  });

  test.each([
    ['nothing', 'nav_sounds'],
    ['media', 'nothing'],
    ['toString', 'length'],
    ['media', 'constructor'],
    ['privacy', 'nav_sounds'],
  ])('is refused where there is no setting %s.%s', (group, field) => {
    expect(changeSetting(settings, group, field, true)).toEqual(err({ kind: 'unknown-setting' }));
  });

  test('is refused for what the portal itself writes', () => {
    expect(changeSetting(settings, 'general', 'data_requested', true)).toEqual(err({ kind: 'read-only' }));
  });

  test('is refused for the second factor, which is set up and taken away with a code alone', () => {
    for (const on of [true, false]) {
      expect(changeSetting(settings, 'security', 'two_factor_auth', on)).toEqual(err({ kind: 'read-only' }));
    }
    expect(changeSetting(settings, 'security', 'login_notifications', true).ok).toBe(true);
  });

  test.each([
    ['media', 'nav_sounds', 'all'],
    ['media', 'nav_sounds', 1],
    ['privacy', 'followers', 'friends'],
    ['privacy', 'play_history', true],
    ['privacy', 'play_history', 'everybody'],
    ['privacy', 'play_history', undefined],
  ])('is refused for %s.%s and the value %j', (group, field, value) => {
    expect(changeSetting(settings, group, field, value)).toEqual(err({ kind: 'wrong-value' }));
  });

  property.prop([userSettings, userSettings, settingNames])(
    'always takes over another player’s value, and is undone by the old one',
    (before, other, [group, field]) => {
      fc.pre(group !== 'general' && field !== 'two_factor_auth');
      const value = (from: typeof before) => (from[group as 'media'] as Record<string, unknown>)[field];
      const changed = changeSetting(before, group, field, value(other));
      expect(changed.ok && value(changed.value)).toBe(value(other));
      const undone = changed.ok ? changeSetting(changed.value, group, field, value(before)) : changed;
      expect(undone).toEqual(ok(before));
    },
  );
});
