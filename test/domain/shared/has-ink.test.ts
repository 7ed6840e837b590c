import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { hasInk } from '../../../src/domain/shared/has-ink';

const unseen = fc.constantFrom(
  ' ',
  '\t',
  '\n',
  '\u0000',
  '\u00a0',
  '\u200b',
  '\u200f',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
);

describe('the ink of a text', () => {
  test('is there from the first character that can be seen', () => {
    expect(['a', 'א', '漢', '🎮', '.', '\u200ba'].map(hasInk)).toEqual(Array(6).fill(true));
  });

  test('is not in spaces, controls and marks without a width', () => {
    expect(['', ' ', '\n', '\u200b', '\u2060', '\u3164', '\u2800', '\ud83d'].map(hasInk)).toEqual(Array(8).fill(false));
  });

  property.prop([fc.array(unseen).map((parts) => parts.join('')), fc.constantFrom('a', '🎮', 'ß')])(
    'is always that of what can be seen, wherever it stands',
    (around, seen) => {
      expect(hasInk(around)).toBe(false);
      expect(hasInk(around + seen)).toBe(true);
      expect(hasInk(seen + around)).toBe(true);
    },
  );
});
