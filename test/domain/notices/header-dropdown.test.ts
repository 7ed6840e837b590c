import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { DropdownItem } from '../../../src/domain/notices/header-dropdown';
import {
  countUnread,
  DROPDOWN_ITEMS,
  newestItems,
  UNREAD_SHOWN,
  unreadLabel,
} from '../../../src/domain/notices/header-dropdown';
import { isoDates } from '../../arbitraries/iso-dates';

const item = (id: string, created: string, read = false): DropdownItem => ({ id, created, read });
const items: fc.Arbitrary<readonly DropdownItem[]> = fc.uniqueArray(
  fc.record({ id: fc.uuid(), created: isoDates, read: fc.boolean() }),
  { selector: ({ id }) => id },
);

describe('header dropdown', () => {
  test('shows the three newest items, newest first', () => {
    expect(DROPDOWN_ITEMS).toBe(3);
    const shown = newestItems([
      item('a', '2026-01-02T00:00:00Z'),
      item('b', '2025-12-31T23:59:59Z'),
      item('c', '2026-03-01T00:00:00Z'),
      item('d', '2026-02-28T23:59:59Z'),
    ]);
    expect(shown.map(({ id }) => id)).toEqual(['c', 'd', 'a']);
    expect(newestItems([])).toEqual([]);
  });

  test('counts unread items', () => {
    expect(countUnread([item('a', '', true), item('b', ''), item('c', '')])).toBe(2);
  });

  test.each([
    [-1, undefined],
    [0, undefined],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('labels %i unread items as %s', (count, label) => {
    expect(UNREAD_SHOWN).toBe(99);
    expect(unreadLabel(count)).toBe(label);
  });

  property.prop([items])('never omits an item newer than a shown one', (list) => {
    const shown = newestItems(list);
    expect(shown.length).toBe(Math.min(3, list.length));
    const times = shown.map(({ created }) => Date.parse(created));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const rest = list.filter((each) => !shown.includes(each)).map(({ created }) => Date.parse(created));
    for (const time of rest) expect(time).toBeLessThanOrEqual(Math.min(...times));
  });
});
