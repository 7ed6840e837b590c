import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toAchievementNotice, toAchievementToast } from '../../../src/domain/notices/achievement-notice';
import { SOUND_NAMES, toSoundName } from '../../../src/domain/notices/sound-name';

const notice = { title: 'First Light', desc: 'You lit a lantern.', thumb: '/a.webp', sound: 'ding' };

describe('the toast of an achievement', () => {
  const read = { title: 'First Light', desc: 'You lit a lantern.', thumb: '/a.webp', sound: 'ding' as const };

  test('stays for a minute, with its picture', () => {
    expect(toAchievementToast(read, true)).toEqual({
      kind: 'achievement',
      title: 'First Light',
      body: 'You lit a lantern.',
      thumb: '/a.webp',
      timeout: 60_000,
      offersSignIn: false,
    });
  });

  property.prop([fc.boolean()])('always offers a guest to sign in, and nobody else', (signedIn) => {
    expect(toAchievementToast(read, signedIn).offersSignIn).toBe(!signedIn);
  });
});

describe('the notice of an achievement', () => {
  test('is read as it was sent, without what else came', () => {
    expect(toAchievementNotice({ ...notice, secret: 1 })).toEqual(notice);
  });

  test('has the sound of achievements when its own is not known', () => {
    expect(toAchievementNotice({ ...notice, sound: '../secret' })?.sound).toBe('achievement');
  });

  test.each(Object.keys(notice))('is none without %s', (field) => {
    expect(toAchievementNotice({ ...notice, [field]: undefined })).toBeUndefined();
  });

  test.each([null, undefined, 1, 'a', true])('is none of %j', (payload) => {
    expect(toAchievementNotice(payload)).toBeUndefined();
  });

  property.prop([fc.anything()])('is never made of something else', (payload) => {
    expect(toAchievementNotice(payload)).toBeUndefined();
  });

  property.prop([fc.oneof(fc.constantFrom(...SOUND_NAMES), fc.string())])(
    'always has a sound that there is',
    (text) => {
      expect(SOUND_NAMES).toContain(toSoundName(text));
    },
  );
});
