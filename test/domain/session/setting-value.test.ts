import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AUDIENCES } from '../../../src/domain/session/audience';
import { isSettingValue, settingKind } from '../../../src/domain/session/setting-value';

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
