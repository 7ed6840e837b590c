import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { beginsBurst, noticeSound, SOUND_NAMES } from '../../../src/domain/notices/sound-name';

const kinds = ['danger', 'warning', 'info', 'success', 'message'] as const;

describe('noticeSound', () => {
  test('depends on the kind of the notice', () => {
    expect(kinds.map(noticeSound)).toEqual(['error', 'strong', 'short', 'ding', 'message']);
  });

  test('toSoundName returns only existing sounds', () => {
    expect([...kinds.map(noticeSound), 'achievement'].sort()).toEqual([...SOUND_NAMES].sort());
  });
});

describe('beginsBurst', () => {
  test('is true for the first notice, and again after two seconds of silence', () => {
    expect(beginsBurst(0, undefined)).toBe(true);
    expect([1999, 2000].map((now) => beginsBurst(now, 0))).toEqual([false, true]);
  });

  property.prop([fc.nat(), fc.nat()])('never depends on the direction of a clock change', (one, other) => {
    expect(beginsBurst(one, other)).toBe(beginsBurst(other, one));
  });
});
