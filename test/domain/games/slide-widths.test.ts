import { expect, test } from 'vitest';
import { slideWidths } from '../../../src/domain/games/slide-widths';

test('a slide has a thumbnail and an HD picture', () => {
  expect(slideWidths).toEqual({ thumbnail: 160, original: 1280 });
});
