import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readingMinutes } from '../../../src/domain/content/reading-time';

const text = (words: number) => `<p>${'word '.repeat(words)}</p>`;

describe('the time to read an article', () => {
  test.each([
    [0, 1],
    [100, 1],
    [440, 2],
    [1100, 5],
  ])('for %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes(text(words))).toBe(minutes);
  });

  property.prop([fc.nat(3000), fc.nat(3000)])('grows with its words', (fewer, more) => {
    expect(readingMinutes(text(fewer))).toBeLessThanOrEqual(readingMinutes(text(fewer + more)));
  });
});
