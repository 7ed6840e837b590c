import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { GAME_SLUG_MAX, isGameSlug } from '../../../src/domain/games/game-slug.policy';
import { isReservedName } from '../../../src/domain/shared/reserved-names';
import { isSlug } from '../../../src/domain/shared/slug';

const words = fc.stringMatching(/^[a-z0-9-]{1,66}$/);

describe('isGameSlug', () => {
  test('accepts a slug that is not reserved', () => {
    expect(['star-drift', '2048', 'adsorb'].map(isGameSlug)).toEqual([true, true, true]);
    expect(['ads', 'play', 'holocade', 'www'].map(isGameSlug)).toEqual([false, false, false, false]);
    expect(['', 'Star', 'star_drift', '-star', 'a.b'].map(isGameSlug)).toEqual(Array(5).fill(false));
  });

  test('accepts at most 63 characters, the limit of a host label', () => {
    expect(GAME_SLUG_MAX).toBe(63);
    expect(isGameSlug('a'.repeat(63))).toBe(true);
    expect(isGameSlug('a'.repeat(64))).toBe(false);
  });

  property.prop([fc.oneof(words, fc.constantFrom('api', 'static', 'mail'))])(
    'never accepts anything but a free host label',
    (text) => {
      expect(isGameSlug(text)).toBe(isSlug(text) && text.length < 64 && !isReservedName(text));
    },
  );
});
