import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AUDIENCES } from '../../../src/domain/session/current-user';
import { readSettings, changeSetting, isSettingValue, settingKind } from '../../../src/domain/session/read-settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { settingNames, userSettings } from '../../arbitraries/settings';

describe('settings as they were stored', () => {
  test('have their defaults where an older version knew nothing', () => {
    const read = readSettings({ privacy: { play_history: 'none', old_field: 'all' }, old_group: {} });
    const { privacy, ...rest } = defaultSettings();
    expect(read).toEqual({ ...rest, privacy: { ...privacy, play_history: 'none' } });
  });

  test.each([[undefined], [null], [{}], [{ media: 'loud', general: 7, community: { friend_request: 1 } }]])(
    'are the defaults in place of %j',
    (stored) => {
      expect(readSettings(stored)).toEqual(defaultSettings());
    },
  );

  test.each([['text'], [[]], [{ privacy: null }], [{ privacy: [] }], [{ privacy: 'all' }]])(
    'open nothing of %j',
    (stored) => {
      const { privacy, ...rest } = readSettings(stored);
      const { privacy: _privacy, ...others } = defaultSettings();
      expect(rest).toEqual(others);
      expect(new Set(Object.values(privacy))).toEqual(new Set(['none', false]));
    },
  );

  test('open nothing where a value of privacy cannot be read, and are the defaults where it is missing', () => {
    const { privacy } = readSettings({ privacy: { play_history: 'ALL', followers: 'yes' } });
    expect(privacy).toEqual({ ...defaultSettings().privacy, play_history: 'none', followers: false });
  });

  test('do not take what an object inherits', () => {
    const stored = { media: Object.create({ nav_sounds: true }) as object };
    expect(readSettings(stored).media.nav_sounds).toBe(false);
  });

  property.prop([userSettings])('are always read as they are when nothing is wrong', (settings) => {
    expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });

  property.prop([fc.anything()])('are always whole, whatever was stored', (stored) => {
    const read = readSettings(stored);
    expect(readSettings(read)).toEqual(read);
    expect(Object.keys(read)).toEqual(Object.keys(defaultSettings()));
  });

  property.prop([userSettings, settingNames, fc.constantFrom(null, 1, 'some', {})])(
    'never keep a value that a setting cannot have',
    (settings, [group, field], value) => {
      const broken = { ...settings, [group]: { ...(settings[group as 'media'] as object), [field]: value } };
      const byDefault = (defaultSettings()[group as 'media'] as Record<string, unknown>)[field];
      const closed = typeof byDefault === 'boolean' ? false : 'none';
      const standard = group === 'privacy' ? closed : byDefault;
      const read = readSettings(broken);
      expect((read[group as 'media'] as Record<string, unknown>)[field]).toBe(standard);
      expect({ ...broken[group as 'media'], [field]: standard }).toEqual(read[group as 'media']);
    },
  );
});

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

describe('the value of a setting', () => {
  test('is of the kind of its default', () => {
    expect(settingKind(true)).toBe('flag');
    expect(settingKind(false)).toBe('flag');
    expect(settingKind('all')).toBe('audience');
  });

  property.prop([fc.boolean(), fc.constantFrom(...AUDIENCES)])('is always one of its kind alone', (flag, audience) => {
    expect(isSettingValue('flag', flag)).toBe(true);
    expect(isSettingValue('flag', audience)).toBe(false);
    expect(isSettingValue('audience', audience)).toBe(true);
    expect(isSettingValue('audience', flag)).toBe(false);
  });

  test.each([undefined, null, 0, 1, 'true', 'everybody', {}])('is not %j', (value) => {
    expect(isSettingValue('flag', value)).toBe(false);
    expect(isSettingValue('audience', value)).toBe(false);
  });
});
