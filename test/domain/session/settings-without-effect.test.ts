import { test as property } from '@fast-check/vitest';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeSetting } from '../../../src/domain/session/read-settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { settingHasEffect } from '../../../src/domain/session/settings-without-effect';

const standard = defaultSettings();
const all = Object.entries(standard).flatMap(([group, fields]) =>
  Object.keys(fields).map((field) => [group, field] as const),
);

describe('settingHasEffect', () => {
  test('is false exactly for the music player, trades and groups', () => {
    const without = all.filter(([group, field]) => !settingHasEffect(group, field)).map((names) => names.join('.'));
    expect(without).toEqual([
      'privacy.trade_offers',
      'community.mute_groups',
      ...Object.keys(standard.media)
        .filter((field) => field.startsWith('music_'))
        .map((field) => `media.${field}`),
    ]);
  });

  property.prop([fc.constantFrom(...all)])(
    'never prevents a change of the setting by an older client',
    ([group, field]) => {
      const value = typeof (standard as never)[group]?.[field] === 'boolean' ? true : 'none';
      const changed = changeSetting(standard, group, field, value);
      expect(changed.ok || settingHasEffect(group, field)).toBe(true);
    },
  );
});
