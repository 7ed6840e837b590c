import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  PAGE_SIZE,
  pageOffset,
  paginate,
  isPaged,
  nextPage,
  previousPage,
  LAST_PAGE,
  parsePageNumber,
} from '../../../src/domain/shared/pagination';

describe('paginate', () => {
  test('counts items from one, eight on a page', () => {
    expect(PAGE_SIZE).toBe(8);
    expect(paginate(20, 3)).toEqual({ total: 20, from: 17, to: 20, items: 4, current: 3, perPage: 8, last: 3 });
  });

  test('gives an empty list one empty page', () => {
    expect(paginate(0, 1)).toEqual({ total: 0, from: 0, to: 0, items: 0, current: 1, perPage: 8, last: 1 });
  });

  test('starts after the previous pages', () => {
    expect(pageOffset(1)).toBe(0);
    expect(pageOffset(3)).toBe(16);
    expect(pageOffset(3, 10)).toBe(20);
  });

  property.prop([fc.nat(500), fc.integer({ min: 1, max: 50 })])(
    'always puts each item on exactly one page',
    (total, perPage) => {
      const { last } = paginate(total, 1, perPage);
      const shown = Array.from({ length: last }, (_, index) => paginate(total, index + 1, perPage)).flatMap(
        ({ from, items }) => Array.from({ length: items }, (_, item) => from + item),
      );
      expect(shown).toEqual(Array.from({ length: total }, (_, item) => item + 1));
    },
  );

  property.prop([fc.nat(), fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 100 })])(
    'is never larger than a page, and empty exactly beyond the last one',
    (total, page, perPage) => {
      const { items, from, to, last } = paginate(total, page, perPage);
      expect(items).toBeGreaterThanOrEqual(0);
      expect(items).toBeLessThanOrEqual(perPage);
      expect(items === 0).toBe(page > last || total === 0);
      expect(to - from + (items === 0 ? 0 : 1)).toBe(items);
    },
  );
});

const place = (current: number, last: number) => ({ current, last });
const places = fc.record({ current: fc.integer({ min: 1, max: 60 }), last: fc.integer({ min: 1, max: 50 }) });

describe('previousPage and nextPage', () => {
  test('are undefined at the ends of the list', () => {
    expect(previousPage(place(1, 3))).toBeUndefined();
    expect(nextPage(place(3, 3))).toBeUndefined();
  });

  test('are the adjacent pages', () => {
    expect(previousPage(place(2, 3))).toBe(1);
    expect(nextPage(place(2, 3))).toBe(3);
    expect(previousPage(place(3, 3))).toBe(2);
    expect(nextPage(place(1, 3))).toBe(2);
  });

  test('lead to the last page from beyond it', () => {
    expect(previousPage(place(9, 3))).toBe(3);
    expect(previousPage(place(4, 3))).toBe(3);
    expect(nextPage(place(9, 3))).toBeUndefined();
  });

  test('are shown from two pages on', () => {
    expect(isPaged({ last: 1 })).toBe(false);
    expect(isPaged({ last: 2 })).toBe(true);
  });

  property.prop([places])('always exist in the list', (at) => {
    for (const page of [previousPage(at), nextPage(at)]) {
      if (page === undefined) continue;
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(at.last);
    }
  });

  property.prop([places])('always lead back to the page', ({ current, last }) => {
    const next = nextPage({ current, last });
    if (next !== undefined) expect(previousPage({ current: next, last })).toBe(current);
  });

  property.prop([places])('are never both missing in a list of several pages', (at) => {
    expect(previousPage(at) !== undefined || nextPage(at) !== undefined).toBe(isPaged(at) || at.current > at.last);
  });
});

describe('parsePageNumber', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['999999', 999_999],
    ['1000000', 1_000_000],
    ['1000001', 1_000_000],
    ['9007199254740991', 1_000_000],
  ])('parses %s as page %i', (text, page) => {
    expect(parsePageNumber(text)).toBe(page);
  });

  test.each([null, '', '0', '-1', '1.5', 'abc', '1e400', 'NaN', '9007199254740993', '3,4'])(
    'parses %s as page 1',
    (text) => {
      expect(parsePageNumber(text)).toBe(1);
    },
  );

  test('accepts pages up to a million', () => {
    expect(LAST_PAGE).toBe(1_000_000);
  });

  property.prop([fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))])(
    'always returns an integer from 1 to the maximum',
    (text) => {
      const page = parsePageNumber(text);
      expect(Number.isInteger(page)).toBe(true);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(LAST_PAGE);
    },
  );

  property.prop([fc.integer({ min: 1, max: LAST_PAGE })])('always parses a formatted page', (page) => {
    expect(parsePageNumber(String(page))).toBe(page);
  });
});
