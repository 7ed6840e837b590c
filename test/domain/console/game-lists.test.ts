import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { GameLists } from '../../../src/domain/console/game-lists';
import { changedLists, gameFileWithLists, listsWithRemoval } from '../../../src/domain/console/game-lists';
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

describe('gameFileWithLists', () => {
  test('keeps pictures of known entries and the other fields of the file', () => {
    const known = {
      title: 'Kite',
      items: [{ slug: 'hat', name: 'Old', picture: 'hat.png' }],
      achievements: [{ slug: 'ace', title: 'Old', thumb: 'ace.png' }],
      features: { leaderboard: false, save: true },
    };
    const cap = { slug: 'cap', name: 'Cap', description: '', price: 9, place: 'shop', consumable: false } as const;
    const lists = someLists({ items: [...someLists().items, cap] });
    expect(JSON.parse(gameFileWithLists(JSON.stringify(known), lists))).toEqual({
      title: 'Kite',
      boards: lists.boards,
      items: [{ ...lists.items[0], picture: 'hat.png' }, cap],
      achievements: [{ ...lists.achievements[0], thumb: 'ace.png' }],
      features: { save: true },
    });
  });

  test('writes lists into a file without any', () => {
    expect(JSON.parse(gameFileWithLists('{"title":"Kite"}', someLists()))).toMatchObject({
      title: 'Kite',
      achievements: someLists().achievements,
    });
  });
});
