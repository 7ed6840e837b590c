import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readSearchAddress, searchAddress } from '../../../src/domain/search/search-address';
import { DEFAULT_SEARCH_TYPES, searchedTypes } from '../../../src/domain/search/search-types';
import { plainText } from '../../../src/domain/shared/plain-text';
import { searchTypes } from '../../arbitraries/search-types';
import { texts } from '../../arbitraries/texts';

const all = { games: true, users: true, articles: true, announcements: true };
const none = { games: false, users: false, articles: false, announcements: false };
const read = (search: string) => {
  const parameters = new URLSearchParams(search);
  return readSearchAddress((name) => parameters.get(name));
};
const pages = fc.integer({ min: 1, max: 1_000_000 });

describe('search addresses', () => {
  test('contain the query and the selected types', () => {
    expect(searchAddress({ query: 'space', types: all, page: 1 })).toBe(
      '/search?query=space&games=true&users=true&articles=true&announcements=true',
    );
    expect(searchAddress({ query: 'a&b c', types: { ...none, articles: true }, page: 2 })).toBe(
      '/search?query=a%26b%20c&articles=true&page=2',
    );
  });

  test('contain the default types if none is selected', () => {
    expect(searchAddress({ query: 'abc', types: none, page: 1 })).toBe('/search?query=abc&games=true&users=true');
  });

  test('parse missing parameters as defaults', () => {
    expect(read('')).toEqual({ query: '', types: DEFAULT_SEARCH_TYPES, page: 1 });
    expect(read('?query=abc&movies=true&games=1&users=false')).toEqual({
      query: 'abc',
      types: DEFAULT_SEARCH_TYPES,
      page: 1,
    });
    expect(read('?query=abc&articles=true').types).toEqual({ ...none, articles: true });
    expect(readSearchAddress(() => undefined)).toEqual({ query: '', types: DEFAULT_SEARCH_TYPES, page: 1 });
  });

  test.each([
    ['1', 1],
    ['2', 2],
    ['10', 10],
    ['1000000', 1_000_000],
    ['1000001', 1_000_000],
    ['9007199254740991', 1_000_000],
    ['9007199254740992', 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['2x', 1],
    ['x2', 1],
    ['', 1],
  ])('with page=%s parse as page %i', (text, page) => {
    expect(read(`?query=abc&page=${text}`).page).toBe(page);
  });

  test('replace a lone surrogate', () => {
    expect(read(searchAddress({ query: 'ab\ud83d', types: all, page: 1 }).slice(7)).query).toBe('ab\ufffd');
  });

  test.each(['%00', '%20%00%0D', '%E2%80%8B'])('with the invisible query %s parse as an empty query', (query) => {
    expect(read(`?query=${query}`).query).toBe('');
  });

  test('parse the query as a document can contain it', () => {
    expect(read('?query=%20ab%00c%0D%0Ad%C2%85e%08%20').query).toBe('abc\nd\ne');
  });

  property.prop([texts, searchTypes, pages])('are always parsed as they were formatted', (query, types, page) => {
    const back = read(searchAddress({ query, types, page }).slice('/search'.length));
    expect(back.page).toBe(page);
    expect(searchedTypes(back.types)).toEqual(searchedTypes(types));
    expect(back.query).toBe(plainText(Buffer.from(query, 'utf8').toString('utf8')));
  });

  property.prop([fc.webQueryParameters()])('are never refused, with any parameters', (search) => {
    expect(searchedTypes(read(search).types).length).toBeGreaterThan(0);
    expect(read(search).page).toBeGreaterThan(0);
  });
});
