import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { beginsBurst, soundOf, SOUND_NAMES, toSoundName } from '../../../src/domain/notices/sound-name';
import { toastSound } from '../../../src/domain/notices/toast';

test('soundOf gives every sound of the site an event, and achievements may have one of their own', () => {
  expect([...Object.values(soundOf), 'achievement'].sort()).toEqual([...SOUND_NAMES].sort());
});

test('toastSound depends on the kind of the toast, and an own sound wins', () => {
  const kinds = ['danger', 'success', 'achievement', 'info', 'warning'] as const;
  const sounds = kinds.map((kind) => toastSound({ kind, sound: undefined }));
  expect(sounds).toEqual(['error', 'short', 'strong', undefined, undefined]);
  expect(toastSound({ kind: 'achievement', sound: 'ding' })).toBe('ding');
});

describe('toSoundName', () => {
  test('returns the sound of this name, and the strong one for an unknown name', () => {
    expect(toSoundName('ding')).toBe('ding');
    expect(toSoundName('../secret')).toBe('strong');
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
