import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { GameLists } from '../../../src/domain/console/game-lists';
import type { ListsForm } from '../../../src/ui/console/lists.machine';
import {
  addEntry,
  changedListNames,
  fromListsForm,
  listProblems,
  mergeLists,
  moveEntry,
  OWN_UNIT,
  problemKey,
  removeEntry,
  toListsForm,
  typeEntry,
} from '../../../src/ui/console/lists.machine';
import { someLists } from '../../fakes/console-game-pages';

const base = toListsForm(someLists());
/** Creates a form with achievements such as `a: Title`. */
const withAchievements = (...entries: readonly string[]): ListsForm => {
  const achievements = entries.map((entry) => {
    const [slug = '', title = ''] = entry.split(': ');
    return { slug, title, desc: 'x' };
  });
  return toListsForm(someLists({ achievements }));
};
const titlesOf = (form: ListsForm) => form.achievements.map(({ values }) => `${values['slug']}: ${values['title']}`);

const limit = fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: undefined });
const anyLists: fc.Arbitrary<GameLists> = fc.record({
  boards: fc.array(
    fc.record({
      slug: fc.constantFrom('a', 'b'),
      title: fc.constantFrom('A', 'B'),
      order: fc.constantFrom('highest-first', 'lowest-first'),
      reset: fc.constantFrom('never', 'weekly'),
      unit: fc.oneof(fc.constantFrom('points', 'metres'), fc.record({ suffix: fc.constantFrom('laps', 'x') })),
      least: limit,
      most: limit,
      plausibleLeast: limit,
      plausibleMost: limit,
      perMinute: limit,
      minSeconds: limit,
      tickets: fc.constantFrom(true, undefined),
    }),
    { maxLength: 2 },
  ),
  items: fc.array(
    fc.record({
      slug: fc.constantFrom('a', 'b'),
      name: fc.constantFrom('A', 'B'),
      description: fc.string(),
      price: fc.integer({ min: 1, max: 99 }),
      reduced: limit,
      place: fc.constantFrom('shop', 'game'),
      consumable: fc.boolean(),
      expiryDays: limit,
      picture: fc.constantFrom('', 'a.webp'),
    }),
    { maxLength: 2 },
  ),
  achievements: fc.constant([]),
});

describe('toListsForm and fromListsForm', () => {
  test.prop([anyLists])('always return the same lists', (lists) => {
    expect(fromListsForm(toListsForm(lists))).toEqual(lists);
  });

  test('convert an own unit and empty limits', () => {
    const typed = typeEntry(base, 'boards', 'main', { field: 'unit', value: OWN_UNIT });
    const form = typeEntry(typed, 'boards', 'main', { field: 'suffix', value: ' laps ' });
    const empty = typeEntry(form, 'boards', 'main', { field: 'least', value: ' ' });
    expect(fromListsForm(empty).boards[0]).toMatchObject({ unit: { suffix: 'laps' }, least: undefined });
  });
});

describe('the entries of a list', () => {
  test('are added with a slug that follows the title until it is typed', () => {
    const added = addEntry(base, 'items', 'new 1');
    const named = typeEntry(added, 'items', 'new 1', { field: 'name', value: 'Red Hat' });
    expect(fromListsForm(named).items[1]).toMatchObject({ slug: 'red-hat', name: 'Red Hat', place: 'shop' });
    const typed = typeEntry(named, 'items', 'new 1', { field: 'slug', value: 'cap' });
    const renamed = typeEntry(typed, 'items', 'new 1', { field: 'name', value: 'Blue Hat' });
    expect(fromListsForm(renamed).items[1]).toMatchObject({ slug: 'cap', name: 'Blue Hat' });
    const stored = typeEntry(base, 'items', 'hat', { field: 'name', value: 'Other' });
    expect(fromListsForm(stored).items[0]).toMatchObject({ slug: 'hat', name: 'Other' });
    expect(changedListNames(base, stored)).toEqual(['items']);
  });

  test('are removed only before they are saved', () => {
    const added = addEntry(base, 'boards', 'new 1');
    expect(removeEntry(added, 'boards', 'new 1')).toEqual(base);
    expect(removeEntry(base, 'boards', 'main')).toEqual(base);
  });

  test('move by one place, and stay at the ends', () => {
    const three = withAchievements('a: 1', 'b: 2', 'c: 3');
    expect(titlesOf(moveEntry(three, 'achievements', 'c', -1))).toEqual(['a: 1', 'c: 3', 'b: 2']);
    expect(moveEntry(three, 'achievements', 'c', 1)).toEqual(three);
    expect(moveEntry(three, 'achievements', 'a', -1)).toEqual(three);
  });
});

describe('mergeLists', () => {
  const start = withAchievements('a: 1', 'b: 2');

  test('keeps changes of different entries, and new ones of both', () => {
    const mine = addEntry(
      typeEntry(start, 'achievements', 'a', { field: 'title', value: 'Mine' }),
      'achievements',
      'new 1',
    );
    const named = typeEntry(mine, 'achievements', 'new 1', { field: 'title', value: 'Own' });
    const theirs = withAchievements('a: 1', 'b: Theirs', 'c: New');
    const { form, conflicts } = mergeLists(start, named, theirs);
    expect([titlesOf(form), conflicts]).toEqual([['a: Mine', 'b: Theirs', 'c: New', 'own: Own'], []]);
  });

  test('keeps the typed entry that both have changed or added, and names it', () => {
    const mine = typeEntry(start, 'achievements', 'a', { field: 'title', value: 'Mine' });
    const added = addEntry(mine, 'achievements', 'new 1');
    const named = typeEntry(added, 'achievements', 'new 1', { field: 'title', value: 'C' });
    const theirs = withAchievements('a: Theirs', 'b: 2', 'c: Other');
    const { form, conflicts } = mergeLists(start, named, theirs);
    expect(titlesOf(form)).toEqual(['a: Mine', 'b: 2', 'c: C']);
    expect(form.achievements.every(({ isNew }) => !isNew)).toBe(true);
    expect(conflicts).toEqual(['a', 'c'].map((slug) => ({ list: 'achievements', slug })));
  });

  test('takes the typed order if it was changed, and that of the other member otherwise', () => {
    const swapped = withAchievements('b: 2', 'a: 1');
    expect(titlesOf(mergeLists(start, start, swapped).form)).toEqual(['b: 2', 'a: 1']);
    const mine = moveEntry(start, 'achievements', 'b', -1);
    const theirs = withAchievements('a: 1', 'b: 2', 'c: 3');
    expect(titlesOf(mergeLists(start, mine, theirs).form)).toEqual(['b: 2', 'a: 1', 'c: 3']);
  });

  test.prop([anyLists, anyLists])('never has a conflict if only one member has typed', (one, other) => {
    const unique = ({ boards, items }: GameLists): GameLists => ({
      boards: boards.slice(0, 1),
      items: items.slice(0, 1),
      achievements: [],
    });
    const [first, second] = [toListsForm(unique(one)), toListsForm(unique(other))];
    expect(mergeLists(first, first, second)).toEqual({ form: second, conflicts: [] });
  });
});

describe('listProblems', () => {
  test('assigns messages to lists, entries and fields', () => {
    const refused = {
      'lists.items': ['No.'],
      'lists.boards.0.most': ['Too low.'],
      'lists.boards.1.unit.suffix': ['Long.'],
    };
    expect(listProblems(refused)).toEqual({
      [problemKey('items')]: 'No.',
      [problemKey('boards', '0', 'most')]: 'Too low.',
      [problemKey('boards', '1', 'unit')]: 'Long.',
    });
  });
});
