import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { searchAddress } from '../../../src/domain/search/search-address';
import {
  SEARCH_QUERY_MAX,
  SEARCH_QUERY_MIN,
  SEARCH_TEXT_MAX,
  toSearchQuery,
} from '../../../src/domain/search/search-query';
import { texts } from '../../arbitraries/texts';

const tooShort = (length: number) => ({ ok: false, error: { kind: 'query-too-short', length, minimum: 3 } });

describe('a search', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['ab', 2],
    [' ab ', 2],
    ['e\u0301e\u0301', 2],
    ['😀😀', 2],
    ['\u200fa', 2],
  ])('for %j is too short with %i characters', (text, length) => {
    expect(toSearchQuery(text)).toEqual(tooShort(length));
  });

  test.each([
    ['abc', 'abc'],
    ['  a b  ', 'a b'],
    ['e\u0301e\u0301e\u0301', 'ééé'],
    ['😀😀😀', '😀😀😀'],
    ['\u200fab', '\u200fab'],
    ["'; drop table--", "'; drop table--"],
  ])('for %j is sent as %j', (text, value) => {
    expect(toSearchQuery(text)).toEqual({ ok: true, value });
  });

  test('needs three characters and may have a hundred', () => {
    expect([SEARCH_QUERY_MIN, SEARCH_QUERY_MAX]).toEqual([3, 100]);
    expect(toSearchQuery('\u{1f600}'.repeat(100)).ok).toBe(true);
    for (const length of [101, 10_000])
      expect(toSearchQuery('e\u0301'.repeat(length))).toEqual({
        ok: false,
        error: { kind: 'query-too-long', length, maximum: 100 },
      });
  });

  property.prop([fc.string({ unit: 'binary', minLength: SEARCH_TEXT_MAX, size: 'max', maxLength: 1200 })])(
    'as long as a field takes it always makes an address that fits the first line of a request',
    (text) => {
      const typed = text.slice(0, SEARCH_TEXT_MAX);
      const types = { games: true, users: true, articles: true, announcements: true };
      const line = `GET ${searchAddress({ query: typed, types, page: 1 })} HTTP/1.1`;
      expect(line.length).toBeLessThan(8192);
    },
  );

  property.prop([texts])('is always sent exactly from three to a hundred code points', (text) => {
    const plain = text.normalize('NFC').replace(/^\s+|\s+$/g, '');
    const { length } = Array.from(plain);
    expect(toSearchQuery(text).ok).toBe(length >= 3 && length <= 100);
  });

  property.prop([texts, fc.constantFrom(' ', '\n', '\t', '\u00a0')])(
    'is always the same with space around it, decomposed, or read again',
    (text, space) => {
      const query = toSearchQuery(text);
      expect(toSearchQuery(space + text + space)).toEqual(query);
      expect(toSearchQuery(text.normalize('NFD'))).toEqual(query);
      if (query.ok) expect(toSearchQuery(query.value)).toEqual(query);
    },
  );
});
