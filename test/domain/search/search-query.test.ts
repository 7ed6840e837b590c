import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { searchAddress } from '../../../src/domain/search/search-address';
import {
  SEARCH_QUERY_MAX,
  SEARCH_QUERY_MIN,
  SEARCH_TEXT_MAX,
  toSearchQuery,
  searchBreadth,
} from '../../../src/domain/search/search-query';
import { texts } from '../../arbitraries/texts';

const tooShort = (length: number) => ({ ok: false, error: { kind: 'query-too-short', length, minimum: 3 } });

describe('toSearchQuery', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['ab', 2],
    [' ab ', 2],
    ['e\u0301e\u0301', 2],
    ['😀😀', 2],
    ['\u200fa', 2],
  ])('refuses %j as too short with %i characters', (text, length) => {
    expect(toSearchQuery(text)).toEqual(tooShort(length));
  });

  test.each([
    ['abc', 'abc'],
    ['  a b  ', 'a b'],
    ['e\u0301e\u0301e\u0301', 'ééé'],
    ['😀😀😀', '😀😀😀'],
    ['\u200fab', '\u200fab'],
    ["'; drop table--", "'; drop table--"],
  ])('parses %j as %j', (text, value) => {
    expect(toSearchQuery(text)).toEqual({ ok: true, value });
  });

  test('accepts three to a hundred characters', () => {
    expect([SEARCH_QUERY_MIN, SEARCH_QUERY_MAX]).toEqual([3, 100]);
    expect(toSearchQuery('\u{1f600}'.repeat(100)).ok).toBe(true);
    for (const length of [101, 10_000])
      expect(toSearchQuery('e\u0301'.repeat(length))).toEqual({
        ok: false,
        error: { kind: 'query-too-long', length, maximum: 100 },
      });
  });

  property.prop([fc.string({ unit: 'binary', minLength: SEARCH_TEXT_MAX, size: 'max', maxLength: 1200 })])(
    'always makes an address below eight KiB from the longest input of a field',
    (text) => {
      const typed = text.slice(0, SEARCH_TEXT_MAX);
      const types = { games: true, users: true, articles: true, announcements: true };
      const line = `GET ${searchAddress({ query: typed, types, page: 1 })} HTTP/1.1`;
      expect(line.length).toBeLessThan(8192);
    },
  );

  property.prop([texts])('always accepts exactly three to a hundred code points', (text) => {
    const plain = text.normalize('NFC').replace(/^\s+|\s+$/g, '');
    const { length } = Array.from(plain);
    expect(toSearchQuery(text).ok).toBe(length >= 3 && length <= 100);
  });

  property.prop([texts, fc.constantFrom(' ', '\n', '\t', '\u00a0')])(
    'never depends on surrounding spaces or composition',
    (text, space) => {
      const query = toSearchQuery(text);
      expect(toSearchQuery(space + text + space)).toEqual(query);
      expect(toSearchQuery(text.normalize('NFD'))).toEqual(query);
      if (query.ok) expect(toSearchQuery(query.value)).toEqual(query);
    },
  );
});

const sign = fc.constantFrom(' ', '&', '|', '!', '(', ':*', '%', '-', '\u{1F3AE}', '\u2028', '\0', "'");
const signs = fc.array(sign, { minLength: 1, maxLength: 5 }).map((list) => list.join(''));
const single = fc.constantFrom('a', 'Z', '7', 'é', 'e\u0301', 'ё', 'λ', 'ب', 'Ａ', '①');
const wordSign = fc.constantFrom('夜', '日', 'の', 'カ', '한', 'ｶ');

/** Texts with signs before, between and after their parts. */
const withSigns = (part: fc.Arbitrary<string>, most: number) =>
  fc
    .array(fc.tuple(signs, part), { maxLength: most })
    .chain((parts) => signs.map((end) => parts.flat().join('') + end));

describe('searchBreadth', () => {
  test.each(['night', 'pulse s', 'vr!', '7a', '夜', '日 本 語', 'a 夜', '한', 'lantern 2', '\u0915\u0940'])(
    'for %j is all texts',
    (query) => {
      expect(searchBreadth(query)).toBe('texts');
    },
  );

  test.each(['a & | ! (', '%_%', '3-D', 'Q & A', 'U.F.O.', 'x', 'é á', '\u{1F3AE}\u{1F3AE}\u{1F3AE}', '', '① ②'])(
    'for %j is whole words in names only',
    (query) => {
      expect(searchBreadth(query)).toBe('names');
    },
  );

  property.prop([withSigns(single, 4)])('is never all texts for single letters between signs', (query) => {
    expect(searchBreadth(query)).toBe('names');
  });

  property.prop([withSigns(single, 4), fc.oneof(wordSign, fc.constantFrom('vr', 'λό', '42', 'Straße')), signs])(
    'is always all texts for a meaningful word, with anything around it',
    (around, word, end) => {
      expect(searchBreadth(around + word + end)).toBe('texts');
      expect(searchBreadth(word + around)).toBe('texts');
    },
  );

  property.prop([texts])('never depends on composition or surrounding signs', (text) => {
    const breadth = searchBreadth(text);
    expect(searchBreadth(text.normalize('NFD'))).toBe(breadth);
    expect(searchBreadth(`& ${text} !`)).toBe(breadth);
  });
});
