import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../src/domain/session/read-settings';
import { defaultSettings } from '../../../src/domain/session/settings';
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
