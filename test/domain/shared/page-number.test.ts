import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { LAST_PAGE, parsePageNumber } from '../../../src/domain/shared/page-number';

describe('a page in an address', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['999999', 999_999],
    ['1000000', 1_000_000],
    ['1000001', 1_000_000],
    ['9007199254740991', 1_000_000],
  ])('%s is page %i', (text, page) => {
    expect(parsePageNumber(text)).toBe(page);
  });

  test.each([null, '', '0', '-1', '1.5', 'abc', '1e400', 'NaN', '9007199254740993', '3,4'])('%s is page 1', (text) => {
    expect(parsePageNumber(text)).toBe(1);
  });

  test('goes to a million', () => {
    expect(LAST_PAGE).toBe(1_000_000);
  });

  property.prop([fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))])(
    'is always a whole number from 1 to the furthest',
    (text) => {
      const page = parsePageNumber(text);
      expect(Number.isInteger(page)).toBe(true);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(LAST_PAGE);
    },
  );

  property.prop([fc.integer({ min: 1, max: LAST_PAGE })])('is always read as it was written', (page) => {
    expect(parsePageNumber(String(page))).toBe(page);
  });
});
