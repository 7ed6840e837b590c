import { describe, expect, test } from 'vitest';
import { noticeSound } from '../../../src/domain/notices/notice-sound';
import { SOUND_NAMES } from '../../../src/domain/notices/sound-name';

const kinds = ['danger', 'warning', 'info', 'success', 'message'] as const;

describe('the sound of a notice', () => {
  test('tells its kind', () => {
    expect(kinds.map(noticeSound)).toEqual(['error', 'strong', 'short', 'ding', 'message']);
  });

  test('is one of the sounds that there are, and of that kind alone', () => {
    expect([...kinds.map(noticeSound), 'achievement'].sort()).toEqual([...SOUND_NAMES].sort());
  });
});
