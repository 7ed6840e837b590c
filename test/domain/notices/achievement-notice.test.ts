import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toAchievementToast } from '../../../src/domain/notices/achievement-notice';

describe('toAchievementToast', () => {
  const read = { title: 'First Light', desc: 'You lit a lantern.', thumb: '/a.webp', sound: 'ding' as const };

  test('stays for a minute and has a picture and a sound', () => {
    expect(toAchievementToast(read, true)).toEqual({
      kind: 'achievement',
      title: 'First Light',
      body: 'You lit a lantern.',
      thumb: '/a.webp',
      timeout: 60_000,
      sound: 'ding',
      offersSignIn: false,
      listed: true,
    });
  });

  property.prop([fc.boolean()])('always offers a guest to log in, and nobody else', (signedIn) => {
    expect(toAchievementToast(read, signedIn).offersSignIn).toBe(!signedIn);
  });
});
