import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { hasVisibleText } from '../../../src/domain/shared/has-visible-text';

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
    expect(['a', 'א', '漢', '🎮', '.', '\u200ba'].map(hasVisibleText)).toEqual(Array(6).fill(true));
  });

  test('is not in spaces, controls and marks without a width', () => {
    expect(['', ' ', '\n', '\u200b', '\u2060', '\u3164', '\u2800', '\ud83d'].map(hasVisibleText)).toEqual(
      Array(8).fill(false),
    );
  });

  property.prop([fc.array(unseen).map((parts) => parts.join('')), fc.constantFrom('a', '🎮', 'ß')])(
    'is always that of what can be seen, wherever it stands',
    (around, seen) => {
      expect(hasVisibleText(around)).toBe(false);
      expect(hasVisibleText(around + seen)).toBe(true);
      expect(hasVisibleText(seen + around)).toBe(true);
    },
  );
});
