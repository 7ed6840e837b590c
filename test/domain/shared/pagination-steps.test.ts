import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isPaged, nextPage, previousPage } from '../../../src/domain/shared/pagination-steps';

const place = (current: number, last: number) => ({ current, last });
const places = fc.record({ current: fc.integer({ min: 1, max: 60 }), last: fc.integer({ min: 1, max: 50 }) });

describe('the pages beside a page', () => {
  test('are none where the list ends', () => {
    expect(previousPage(place(1, 3))).toBeUndefined();
    expect(nextPage(place(3, 3))).toBeUndefined();
  });

  test('are the one before and the one after', () => {
    expect(previousPage(place(2, 3))).toBe(1);
    expect(nextPage(place(2, 3))).toBe(3);
    expect(previousPage(place(3, 3))).toBe(2);
    expect(nextPage(place(1, 3))).toBe(2);
  });

  test('are the last one where the list has no such page', () => {
    expect(previousPage(place(9, 3))).toBe(3);
    expect(previousPage(place(4, 3))).toBe(3);
    expect(nextPage(place(9, 3))).toBeUndefined();
  });

  test('are shown from two pages on', () => {
    expect(isPaged({ last: 1 })).toBe(false);
    expect(isPaged({ last: 2 })).toBe(true);
  });

  property.prop([places])('always exist', (at) => {
    for (const page of [previousPage(at), nextPage(at)]) {
      if (page === undefined) continue;
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(at.last);
    }
  });

  property.prop([places])('always lead back to where one came from', ({ current, last }) => {
    const next = nextPage({ current, last });
    if (next !== undefined) expect(previousPage({ current: next, last })).toBe(current);
  });

  property.prop([places])('are never missing in a list of several pages', (at) => {
    expect(previousPage(at) !== undefined || nextPage(at) !== undefined).toBe(isPaged(at) || at.current > at.last);
  });
});
