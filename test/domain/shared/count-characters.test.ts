import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { charactersOf, countCharacters } from '../../../src/domain/shared/count-characters';
import { texts } from '../../arbitraries/texts';

describe('the number of characters', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['🎮', 1],
    ['👩‍🚀', 3],
    ['e\u0301', 1],
    ['\u00e9', 1],
    ['q\u0301', 2],
    ['\u200fא', 2],
  ])('of %j is %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  test('are what the text is made of when it is composed', () => {
    expect(charactersOf('ae\u0301🎮')).toEqual(['a', '\u00e9', '🎮']);
    expect(charactersOf('')).toEqual([]);
  });

  property.prop([fc.string({ unit: 'binary' })])('never depends on how the text is composed', (text) => {
    expect(countCharacters(text.normalize('NFD'))).toBe(countCharacters(text.normalize('NFC')));
  });

  property.prop([fc.string({ unit: 'grapheme-ascii' })])('is always the length of a plain text', (text) => {
    expect(countCharacters(text)).toBe(text.length);
  });

  property.prop([texts])('is always that of the parts, which join to the composed text', (text) => {
    expect(charactersOf(text).join('')).toBe(text.normalize('NFC'));
    expect(charactersOf(text)).toHaveLength(countCharacters(text));
  });
});
