import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';

describe('pagination', () => {
  test('counts items from one, eight to a page', () => {
    expect(PAGE_SIZE).toBe(8);
    expect(paginate(20, 3)).toEqual({ total: 20, from: 17, to: 20, items: 4, current: 3, perPage: 8, last: 3 });
  });

  test('gives an empty list one empty page', () => {
    expect(paginate(0, 1)).toEqual({ total: 0, from: 0, to: 0, items: 0, current: 1, perPage: 8, last: 1 });
  });

  test('begins after the pages before', () => {
    expect(pageOffset(1)).toBe(0);
    expect(pageOffset(3)).toBe(16);
    expect(pageOffset(3, 10)).toBe(20);
  });

  property.prop([fc.nat(500), fc.integer({ min: 1, max: 50 })])(
    'always shows each item on exactly one page',
    (total, perPage) => {
      const { last } = paginate(total, 1, perPage);
      const shown = Array.from({ length: last }, (_, index) => paginate(total, index + 1, perPage)).flatMap(
        ({ from, items }) => Array.from({ length: items }, (_, item) => from + item),
      );
      expect(shown).toEqual(Array.from({ length: total }, (_, item) => item + 1));
    },
  );

  property.prop([fc.nat(), fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 100 })])(
    'is never more than a page, and empty exactly beyond the last',
    (total, page, perPage) => {
      const { items, from, to, last } = paginate(total, page, perPage);
      expect(items).toBeGreaterThanOrEqual(0);
      expect(items).toBeLessThanOrEqual(perPage);
      expect(items === 0).toBe(page > last || total === 0);
      expect(to - from + (items === 0 ? 0 : 1)).toBe(items);
    },
  );
});
