import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { PaginationEntry } from '../../../src/ui/shared/pagination-window.machine';
import { paginationWindow } from '../../../src/ui/shared/pagination-window.machine';

const places = fc
  .integer({ min: 1, max: 200 })
  .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));

/**
 * Independent implementation of the rule: visits all pages, keeps the named ones, and writes one gap for each run of
 * others.
 */
function oracle(current: number, last: number): readonly PaginationEntry[] {
  const entries: PaginationEntry[] = [];
  for (let page = 1; page <= last; page += 1) {
    const named = page <= 3 || page > last - 3 || Math.abs(page - current) <= 1;
    if (named) entries.push(page);
    else if (entries.at(-1) !== 'gap') entries.push('gap');
  }
  return entries;
}

describe('paginationWindow', () => {
  test.each<[number, number, readonly PaginationEntry[]]>([
    [1, 1, [1]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 10, [1, 2, 3, 'gap', 8, 9, 10]],
    [5, 10, [1, 2, 3, 4, 5, 6, 'gap', 8, 9, 10]],
    [50, 100, [1, 2, 3, 'gap', 49, 50, 51, 'gap', 98, 99, 100]],
  ])('on page %i of %i is %j', (current, last, entries) => {
    expect(paginationWindow(current, last)).toEqual(entries);
  });

  property.prop([places])('always follows the rule of the specification', ([current, last]) => {
    expect(paginationWindow(current, last)).toEqual(oracle(current, last));
  });

  property.prop([places])('always contains the current page, in at most eleven entries', ([current, last]) => {
    const entries = paginationWindow(current, last);
    expect(entries).toContain(current);
    expect(entries.length).toBeLessThanOrEqual(11);
  });

  property.prop([fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 200 })])(
    'never contains a page that does not exist',
    (current, last) => {
      const pages = paginationWindow(current, last).filter((entry) => entry !== 'gap');
      expect(pages.every((page) => page >= 1 && page <= last)).toBe(true);
    },
  );
});
