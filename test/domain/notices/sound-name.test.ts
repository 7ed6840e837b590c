import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { beginsBurst, noticeSound, SOUND_NAMES } from '../../../src/domain/notices/sound-name';

const kinds = ['danger', 'warning', 'info', 'success', 'message'] as const;

describe('the sound of a notice', () => {
  test('tells its kind', () => {
    expect(kinds.map(noticeSound)).toEqual(['error', 'strong', 'short', 'ding', 'message']);
  });

  test('is one of the sounds that there are, and of that kind alone', () => {
    expect([...kinds.map(noticeSound), 'achievement'].sort()).toEqual([...SOUND_NAMES].sort());
  });
});

describe('a burst', () => {
  test('begins with the first, and again after two seconds of quiet', () => {
    expect(beginsBurst(0, undefined)).toBe(true);
    expect([1999, 2000].map((now) => beginsBurst(now, 0))).toEqual([false, true]);
  });

  property.prop([fc.nat(), fc.nat()])('does not depend on which way a clock was set', (one, other) => {
    expect(beginsBurst(one, other)).toBe(beginsBurst(other, one));
  });
});
