import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { countCharacters } from '../../../src/domain/shared/count-characters';

describe('the number of characters', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['🎮', 1],
    ['e\u0301', 1],
    ['\u00e9', 1],
  ])('of %j is %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  property.prop([fc.string({ unit: 'binary' })])('never depends on how the text is composed', (text) => {
    expect(countCharacters(text.normalize('NFD'))).toBe(countCharacters(text.normalize('NFC')));
  });

  property.prop([fc.string({ unit: 'grapheme-ascii' })])('is always the length of a plain text', (text) => {
    expect(countCharacters(text)).toBe(text.length);
  });
});
