import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { articleOutline, OUTLINE_FROM, readingMinutes } from '../../../src/ui/content/article-outline.machine';

const heading = (level: number, id: string, inner: string) => `<h${level} id="${id}">${inner}</h${level}>\n<p>x</p>\n`;
const body =
  heading(2, 'section-light', 'Light') +
  heading(3, 'section-a-b', 'A &amp; <em>B</em>') +
  heading(4, 'section-deep', 'Deep') +
  heading(2, 'section-night', 'Night');

describe('articleOutline', () => {
  test('returns headings of two levels with their ids', () => {
    expect(articleOutline(body)).toEqual([
      { id: 'section-light', title: 'Light', below: false },
      { id: 'section-a-b', title: 'A & B', below: true },
      { id: 'section-night', title: 'Night', below: false },
    ]);
  });

  test('is empty for a short article, and omits headings without text or id', () => {
    expect(articleOutline(heading(2, 'section-a', 'A') + heading(2, 'section-b', 'B'))).toEqual([]);
    expect(articleOutline(`${body}<h2 id="section-untitled"></h2><h2>No name</h2>`)).toHaveLength(3);
    expect(articleOutline('')).toEqual([]);
  });

  property.prop([fc.array(fc.constantFrom(2, 3, 4, 5))])(
    'always has as many entries as there are headings',
    (levels) => {
      const count = levels.filter((level) => level < 4).length;
      const html = levels.map((level, place) => heading(level, `section-${place}`, 'x')).join('');
      expect(articleOutline(html)).toHaveLength(count < OUTLINE_FROM ? 0 : count);
    },
  );
});

const text = (words: number) => `<p>${'word '.repeat(words)}</p>`;

describe('readingMinutes', () => {
  test.each([
    [0, 1],
    [100, 1],
    [440, 2],
    [1100, 5],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes(text(words))).toBe(minutes);
  });

  property.prop([fc.nat(3000), fc.nat(3000)])('never decreases with more words', (fewer, more) => {
    expect(readingMinutes(text(fewer))).toBeLessThanOrEqual(readingMinutes(text(fewer + more)));
  });
});
