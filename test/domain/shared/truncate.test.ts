import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { truncate } from '../../../src/domain/shared/truncate';

const texts = fc.string({ unit: 'grapheme' });

describe('a cut text', () => {
  test('ends in three dots after 100 characters, unless told otherwise', () => {
    expect(truncate('a'.repeat(101))).toBe(`${'a'.repeat(100)} ...`);
    expect(truncate('abcdef', 3)).toBe('abc ...');
    expect(truncate('abc', 3)).toBe('abc');
  });

  test('has no space before its ending, and keeps pairs of code units together', () => {
    expect(truncate('ab cd', 3)).toBe('ab ...');
    expect(truncate('🎮🎮🎮', 2)).toBe('🎮🎮 ...');
  });

  property.prop([texts, fc.nat(60)])('is never longer than its limit and the ending', (text, limit) => {
    const cut = truncate(text, limit);
    expect([...cut].length).toBeLessThanOrEqual(Math.max(limit + 4, [...text].length <= limit ? limit : 0));
  });

  property.prop([texts, fc.nat(60)])('always begins as the whole does', (text, limit) => {
    const cut = truncate(text, limit);
    expect(text.startsWith(cut === text ? cut : cut.slice(0, -' ...'.length))).toBe(true);
    expect(cut === text || cut.endsWith(' ...')).toBe(true);
  });
});
