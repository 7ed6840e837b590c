import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { cardExcerpt, sliderTitle } from '../../../src/domain/games/excerpt';

describe('a short text', () => {
  test('is cut at 80 characters on a card and at 40 in the slider', () => {
    expect(cardExcerpt('a'.repeat(81))).toBe(`${'a'.repeat(80)} ...`);
    expect(sliderTitle('a'.repeat(41))).toBe(`${'a'.repeat(40)} ...`);
  });

  property.prop([fc.string({ maxLength: 40 })])('is never changed when it fits', (text) => {
    expect(cardExcerpt(text)).toBe(text);
    expect(sliderTitle(text)).toBe(text);
  });
});
