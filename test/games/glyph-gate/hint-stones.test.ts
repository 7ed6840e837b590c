import { expect, test } from 'vitest';
import { hintsLeft } from '../../../games/glyph-gate/hint-stones';

test('three stones lie at the gate, bought ones come on top, used ones are gone', () => {
  expect(hintsLeft(0, 0)).toBe(3);
  expect(hintsLeft(2, 4)).toBe(1);
  expect(hintsLeft(0, 9)).toBe(0);
});
