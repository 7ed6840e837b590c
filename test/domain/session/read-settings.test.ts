import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AUDIENCES } from '../../../src/domain/session/current-user';
import { readSettings, changeSetting, isSettingValue, settingKind } from '../../../src/domain/session/read-settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { settingNames, userSettings } from '../../arbitraries/settings';

describe('readSettings', () => {
  test('uses defaults where an older version stored nothing', () => {
    const read = readSettings({ privacy: { play_history: 'none', old_field: 'all' }, old_group: {} });
    const { privacy, ...rest } = defaultSettings();
    expect(read).toEqual({ ...rest, privacy: { ...privacy, play_history: 'none' } });
  });

  test.each([[undefined], [null], [{}], [{ media: 'loud', general: 7, community: { friend_request: 1 } }]])(
    'returns the defaults for %j',
    (stored) => {
      expect(readSettings(stored)).toEqual(defaultSettings());
    },
  );

  test.each([['text'], [[]], [{ privacy: null }], [{ privacy: [] }], [{ privacy: 'all' }]])(
    'opens nothing for the unreadable value %j',
    (stored) => {
      const { privacy, ...rest } = readSettings(stored);
      const { privacy: _privacy, ...others } = defaultSettings();
      expect(rest).toEqual(others);
      expect(new Set(Object.values(privacy))).toEqual(new Set(['none', false]));
    },
  );

  test('closes unreadable privacy settings, and uses defaults for missing ones', () => {
    const { privacy } = readSettings({ privacy: { play_history: 'ALL', followers: 'yes' } });
    expect(privacy).toEqual({ ...defaultSettings().privacy, play_history: 'none', followers: false });
  });

  test('ignores inherited properties', () => {
    const stored = { media: Object.create({ nav_sounds: true }) as object };
    expect(readSettings(stored).media.nav_sounds).toBe(false);
  });

  property.prop([userSettings])('always returns valid settings unchanged', (settings) => {
    expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });

  property.prop([fc.anything()])('always returns complete settings', (stored) => {
    const read = readSettings(stored);
    expect(readSettings(read)).toEqual(read);
    expect(Object.keys(read)).toEqual(Object.keys(defaultSettings()));
  });

  property.prop([userSettings, settingNames, fc.constantFrom(null, 1, 'some', {})])(
    'never keeps a value that a setting cannot have',
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

describe('changeSetting', () => {
  test('changes one setting and no other', () => {
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
  ])('refuses the unknown setting %s.%s', (group, field) => {
    expect(changeSetting(settings, group, field, true)).toEqual(err({ kind: 'unknown-setting' }));
  });

  test('refuses settings that only the portal writes', () => {
    expect(changeSetting(settings, 'general', 'data_requested', true)).toEqual(err({ kind: 'read-only' }));
  });

  test('refuses the second factor, which needs a code', () => {
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
  ])('refuses for %s.%s the value %j', (group, field, value) => {
    expect(changeSetting(settings, group, field, value)).toEqual(err({ kind: 'wrong-value' }));
  });

  property.prop([userSettings, userSettings, settingNames])(
    "always accepts another player's value, and reverts to the old one",
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

describe('isSettingValue', () => {
  test("accepts values of the default's kind", () => {
    expect(settingKind(true)).toBe('flag');
    expect(settingKind(false)).toBe('flag');
    expect(settingKind('all')).toBe('audience');
  });

  property.prop([fc.boolean(), fc.constantFrom(...AUDIENCES)])('always accepts exactly one kind', (flag, audience) => {
    expect(isSettingValue('flag', flag)).toBe(true);
    expect(isSettingValue('flag', audience)).toBe(false);
    expect(isSettingValue('audience', audience)).toBe(true);
    expect(isSettingValue('audience', flag)).toBe(false);
  });

  test.each([undefined, null, 0, 1, 'true', 'everybody', {}])('rejects the value %j', (value) => {
    expect(isSettingValue('flag', value)).toBe(false);
    expect(isSettingValue('audience', value)).toBe(false);
  });
});
