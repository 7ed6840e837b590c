import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { beginsBurst, noticeSound, SOUND_NAMES, toSoundName } from '../../../src/domain/notices/sound-name';

const kinds = ['danger', 'warning', 'info', 'success', 'message'] as const;

describe('noticeSound', () => {
  test('depends on the kind of the notice', () => {
    expect(kinds.map(noticeSound)).toEqual(['error', 'strong', 'short', 'ding', 'message']);
  });

  test('is never the same for two kinds, and no kind has the sound of achievements', () => {
    expect([...kinds.map(noticeSound), 'achievement'].sort()).toEqual([...SOUND_NAMES].sort());
  });
});

describe('toSoundName', () => {
  test('returns the sound of this name, and the achievement sound for an unknown one', () => {
    expect(toSoundName('ding')).toBe('ding');
    expect(toSoundName('../secret')).toBe('achievement');
  });

  property.prop([fc.oneof(fc.constantFrom(...SOUND_NAMES), fc.string())])(
    'always returns an existing sound',
    (text) => {
      expect(SOUND_NAMES).toContain(toSoundName(text));
    },
  );
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
