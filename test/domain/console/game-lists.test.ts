import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { GameLists } from '../../../src/domain/console/game-lists';
import { changedLists, listsWithRemoval } from '../../../src/domain/console/game-lists';
import { someLists } from '../../fakes/console-game-pages';

const slugs = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
const listsOf = (names: readonly string[]): GameLists => ({
  boards: [],
  items: [],
  achievements: names.map((slug) => ({ slug, title: slug, desc: slug })),
});

describe('listsWithRemoval', () => {
  test('names the lists that lose an entry', () => {
    expect(listsWithRemoval(someLists(), someLists({ items: [], achievements: [] }))).toEqual([
      'items',
      'achievements',
    ]);
    expect(listsWithRemoval(someLists({ items: [] }), someLists())).toEqual([]);
  });

  test.prop([slugs, slugs])('always permits additions in any order, and never a removal', (before, added) => {
    const after = [...new Set([...added, ...before])];
    expect(listsWithRemoval(listsOf(before), listsOf(after))).toEqual([]);
    const lost = after.some((slug) => !before.includes(slug));
    expect(listsWithRemoval(listsOf(after), listsOf(before)).length > 0).toBe(lost);
  });
});

describe('changedLists', () => {
  test('names lists with another order or another entry', () => {
    const hat = someLists().items[0] ?? expect.fail('There is no item.');
    const two = someLists({ items: [hat, { ...hat, slug: 'cape' }] });
    expect(changedLists(two, someLists({ items: two.items.toReversed() }))).toEqual(['items']);
    expect(changedLists(two, structuredClone(two))).toEqual([]);
  });
});
