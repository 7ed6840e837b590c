import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { cardExcerpt, EXCERPT_LIMIT, SLIDER_TITLE_LIMIT, sliderTitle } from '../../../src/domain/games/excerpt';
import { truncate } from '../../../src/domain/shared/truncate';
import { texts } from '../../arbitraries/texts';

describe('cardExcerpt and sliderTitle', () => {
  test('truncate at 80 characters on a card', () => {
    expect(EXCERPT_LIMIT).toBe(80);
    expect(cardExcerpt('a'.repeat(80))).toBe('a'.repeat(80));
    expect(cardExcerpt('a'.repeat(81))).toBe(`${'a'.repeat(80)} ...`);
  });

  test('truncate at 40 characters in the slider', () => {
    expect(SLIDER_TITLE_LIMIT).toBe(40);
    expect(sliderTitle('🎮'.repeat(40))).toBe('🎮'.repeat(40));
    expect(sliderTitle('🎮'.repeat(41))).toBe(`${'🎮'.repeat(40)} ...`);
  });

  property.prop([texts])('always truncate like every other text', (text) => {
    expect(cardExcerpt(text)).toBe(truncate(text, 80));
    expect(sliderTitle(text)).toBe(truncate(text, 40));
  });
});
