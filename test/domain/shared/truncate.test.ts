import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { countCharacters } from '../../../src/domain/shared/plain-text';
import { TRUNCATE_LIMIT, truncate } from '../../../src/domain/shared/truncate';
import { texts } from '../../arbitraries/texts';

describe('truncate', () => {
  test('ends in three dots after 100 characters by default', () => {
    expect(TRUNCATE_LIMIT).toBe(100);
    expect(truncate('a'.repeat(100))).toBe('a'.repeat(100));
    expect(truncate('a'.repeat(101))).toBe(`${'a'.repeat(100)} ...`);
    expect(truncate('abcdef', 3)).toBe('abc ...');
    expect(truncate('abc', 3)).toBe('abc');
  });

  test('has no space before the dots, and never splits surrogate pairs', () => {
    expect(truncate('ab cd', 3)).toBe('ab ...');
    expect(truncate(' ab cd', 3)).toBe(' ab ...');
    expect(truncate('🎮🎮🎮', 2)).toBe('🎮🎮 ...');
  });

  test('counts an accented letter as one character, in any composition', () => {
    const decomposed = 'e\u0301'.repeat(3);
    expect(truncate(decomposed, 3)).toBe(decomposed);
    expect(truncate(decomposed, 2)).toBe('\u00e9\u00e9 ...');
  });

  test('counts direction marks as characters', () => {
    expect(truncate('\u200fabc', 3)).toBe('\u200fab ...');
    expect(truncate('\u200fab', 3)).toBe('\u200fab');
  });

  property.prop([texts, fc.nat(60)])('is never longer than the limit and the ending', (text, limit) => {
    expect(countCharacters(truncate(text, limit))).toBeLessThanOrEqual(limit + 4);
  });

  property.prop([texts, fc.nat(60)])('always returns a text within the limit unchanged', (text, limit) => {
    const cut = truncate(text, limit);
    if (countCharacters(text) <= limit) expect(cut).toBe(text);
    else expect(cut.endsWith(' ...')).toBe(true);
  });

  property.prop([texts, fc.nat(60)])('always starts like the whole text', (text, limit) => {
    const cut = truncate(text, limit);
    const begin = cut === text ? cut : cut.slice(0, -' ...'.length);
    expect(text.normalize('NFC').startsWith(begin.normalize('NFC'))).toBe(true);
    expect(cut === text || cut.endsWith(' ...')).toBe(true);
  });

  property.prop([texts, fc.nat(60)])('never depends on composition', (text, limit) => {
    expect(truncate(text.normalize('NFD'), limit).normalize('NFC')).toBe(truncate(text.normalize('NFC'), limit));
  });
});
