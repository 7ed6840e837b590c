import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toAchievementNotice, toAchievementToast } from '../../../src/domain/notices/achievement-notice';
import { SOUND_NAMES, toSoundName } from '../../../src/domain/notices/sound-name';

const notice = { title: 'First Light', desc: 'You lit a lantern.', thumb: '/a.webp', sound: 'ding' };

describe('toAchievementToast', () => {
  const read = { title: 'First Light', desc: 'You lit a lantern.', thumb: '/a.webp', sound: 'ding' as const };

  test('stays for a minute and has a picture', () => {
    expect(toAchievementToast(read, true)).toEqual({
      kind: 'achievement',
      title: 'First Light',
      body: 'You lit a lantern.',
      thumb: '/a.webp',
      timeout: 60_000,
      offersSignIn: false,
    });
  });

  property.prop([fc.boolean()])('always offers a guest to log in, and nobody else', (signedIn) => {
    expect(toAchievementToast(read, signedIn).offersSignIn).toBe(!signedIn);
  });
});

describe('toAchievementNotice', () => {
  test('returns the sent fields without any others', () => {
    expect(toAchievementNotice({ ...notice, secret: 1 })).toEqual(notice);
  });

  test('uses the achievement sound for an unknown one', () => {
    expect(toAchievementNotice({ ...notice, sound: '../secret' })?.sound).toBe('achievement');
  });

  test.each(Object.keys(notice))('rejects a payload without %s', (field) => {
    expect(toAchievementNotice({ ...notice, [field]: undefined })).toBeUndefined();
  });

  test.each([null, undefined, 1, 'a', true])('rejects the payload %j', (payload) => {
    expect(toAchievementNotice(payload)).toBeUndefined();
  });

  property.prop([fc.anything()])('never accepts anything else', (payload) => {
    expect(toAchievementNotice(payload)).toBeUndefined();
  });

  property.prop([fc.oneof(fc.constantFrom(...SOUND_NAMES), fc.string())])('always has an existing sound', (text) => {
    expect(SOUND_NAMES).toContain(toSoundName(text));
  });
});
