import { expect, test } from 'vitest';
import { hintsLeft } from '../../../games/glyph-gate/hint-stones';

test('hint stones are three free ones plus bought ones minus used ones', () => {
  expect(hintsLeft(0, 0)).toBe(3);
  expect(hintsLeft(2, 4)).toBe(1);
  expect(hintsLeft(0, 9)).toBe(0);
});
