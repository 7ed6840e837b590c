import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { GameFacts } from '../../../src/domain/console/draft-merge';
import { mergeDraft } from '../../../src/domain/console/draft-merge';
import type { PictureNames } from '../../../src/domain/console/game-pictures';
import { releaseFileText } from '../../../src/domain/console/release-file';
import type { GameDetails } from '../../../src/domain/console/game-details';
import type { GameItem, GameLists } from '../../../src/domain/console/game-lists';
import { someDetails, someLists } from '../../fakes/console-game-pages';

const someFacts = (
  details: Partial<GameDetails> = {},
  lists: Partial<GameLists> = {},
  pictures: Partial<PictureNames> = {},
): GameFacts => ({
  details: someDetails(details),
  lists: someLists(lists),
  pictures: { cover: 'cover', slides: ['slide'], portfolio: ['page'], trailer: undefined, ...pictures },
});
const item = (slug: string, price = 5): GameItem => ({
  ...{ slug, name: slug, description: '', price, place: 'shop', consumable: false },
});
const base = someFacts();

describe('mergeDraft', () => {
  test('takes each change that only one side has made', () => {
    const current = someFacts({ title: 'Public title', engine: 'three.js' }, { items: [item('hat', 9), item('cape')] });
    const draft = someFacts(
      { excerpt: 'Draft.', features: { multiplayer: true, save: true } },
      { items: [item('sword')] },
    );
    const { facts, changed, conflicts } = mergeDraft(someFacts({}, { items: [item('hat')] }), current, {
      ...draft,
      lists: { ...draft.lists, items: [item('hat'), item('sword')] },
    });
    expect(conflicts).toEqual([]);
    expect(facts.details).toEqual(
      someDetails({
        ...{ title: 'Public title', engine: 'three.js', excerpt: 'Draft.' },
        features: { multiplayer: true, save: true },
      }),
    );
    expect(facts.lists.items).toEqual([item('hat', 9), item('cape'), item('sword')]);
    expect([...changed].toSorted()).toEqual(['excerpt', 'items/sword', 'multiplayer']);
  });

  test('shows both values of a field that both sides have changed, and takes the chosen one', () => {
    const current = someFacts({ title: 'One' }, { items: [{ ...item('hat'), name: 'Hat', price: 9 }] });
    const draft = someFacts({ title: 'Two' }, { items: [{ ...item('hat'), name: 'Hat', price: 7, reduced: 6 }] });
    const merged = mergeDraft(base, current, draft);
    expect(merged.conflicts).toEqual([
      { field: 'title', title: 'Title', public: 'One', draft: 'Two' },
      { field: 'items/hat', title: 'Item “hat”', public: 'price: 9, reduced: None', draft: 'price: 7, reduced: 6' },
    ]);
    expect([merged.facts, [...merged.changed]]).toEqual([current, []]);
    expect(mergeDraft(base, current, draft, 'draft').facts).toEqual(draft);
    const mixed = mergeDraft(base, current, draft, { revision: 'r', draft: ['title'] }).facts;
    expect([mixed.details.title, mixed.lists.items]).toEqual(['Two', current.lists.items]);
  });

  test('takes genre and category as one field, and writes values for people', () => {
    const place = (slug: string) => ({
      genre: { slug, title: slug },
      category: { slug: `${slug}-1`, title: `${slug} 1` },
    });
    const { conflicts } = mergeDraft(
      base,
      someFacts({ ...place('calm'), tags: [], engine: 'three.js', features: { multiplayer: false, save: false } }),
      someFacts({ ...place('quiet'), tags: [{ slug: 'new', title: 'New' }], engine: 'Unity' }),
    );
    expect(conflicts.map(({ title, public: one, draft: two }) => [title, one, two])).toEqual([
      ['Tags', 'None', 'New'],
      ['Engine', 'three.js', 'Unity'],
      ['Category', 'calm · calm 1', 'quiet · quiet 1'],
    ]);
  });

  test('puts new entries of the draft at their places in an unchanged public list', () => {
    const draft = someFacts({}, { items: [item('first'), item('hat')] });
    const known = someFacts({}, { items: [item('hat')] });
    const { facts, changed } = mergeDraft(known, known, draft);
    expect([facts, [...changed]]).toEqual([draft, ['items/first', 'items order']]);
  });

  test('keeps the changed order of one side, with new entries of the other one at the end', () => {
    const two = someFacts({}, { items: [item('a'), item('b')] });
    const current = someFacts({}, { items: [item('a'), item('b'), item('new')] });
    const draft = someFacts({}, { items: [item('b'), item('a')] });
    expect(mergeDraft(two, current, draft).facts.lists.items.map(({ slug }) => slug)).toEqual(['b', 'a', 'new']);
    const reordered = someFacts({}, { items: [item('b'), item('a')] });
    expect(mergeDraft(two, reordered, two).facts.lists.items).toEqual(reordered.lists.items);
  });

  test('takes the devices of the draft, because its build decides them', () => {
    const current = someFacts({ capabilities: ['touch'] });
    const { conflicts, facts } = mergeDraft(base, current, someFacts({ capabilities: ['ar'] }));
    expect([conflicts, facts.details.capabilities]).toEqual([[], ['ar']]);
  });

  test('takes the changed picture of an entry, and shows both pictures of a conflict', () => {
    const pictured = (picture?: string) => someFacts({}, { items: [{ ...item('hat'), picture }] });
    const taken = mergeDraft(pictured('a'), pictured('a'), pictured('b'));
    expect([taken.conflicts, taken.facts.lists.items[0]?.picture]).toEqual([[], 'b']);
    const { conflicts } = mergeDraft(pictured('a'), pictured(''), pictured('b'));
    expect(conflicts).toEqual([
      {
        ...{ field: 'items/hat', title: 'Item “hat”', public: 'picture: None', draft: 'picture: 1 picture' },
        pictures: { public: [], draft: ['b'] },
      },
    ]);
    // A base of an earlier release has no pictures of entries.
    const old = mergeDraft(someFacts({}, { items: [item('hat')] }), pictured('a'), pictured('b'));
    expect([old.conflicts, old.facts.lists.items[0]?.picture]).toEqual([[], 'b']);
  });

  test('finds a conflict in every difference of a draft without a base', () => {
    const { conflicts } = mergeDraft(undefined, base, someFacts({ title: 'Old' }));
    expect(conflicts.map(({ field }) => field)).toEqual(['title']);
  });

  test('takes the pictures of one side for each place, and shows both sides of a conflict', () => {
    const current = someFacts({}, {}, { cover: 'public', slides: [], trailer: 'film' });
    const draft = someFacts({}, {}, { cover: 'draft', portfolio: ['b', 'page'] });
    const merged = mergeDraft(base, current, draft);
    expect(merged.facts.pictures).toEqual({
      ...{ cover: 'public', slides: [], portfolio: ['b', 'page'], trailer: 'film' },
    });
    expect([...merged.changed]).toEqual(['portfolio']);
    const pictures = { public: ['public'], draft: ['draft'] };
    expect(merged.conflicts).toEqual([
      { field: 'cover', title: 'Cover', public: '1 picture', draft: '1 picture', pictures },
    ]);
    expect(mergeDraft(base, current, draft, 'draft').facts.pictures?.cover).toBe('draft');
  });

  test('takes the alternative texts of the side that has changed them, and shows both texts of a conflict', () => {
    const described = (alternatives: Record<string, string>) => someFacts({}, {}, { alternatives });
    const taken = mergeDraft(described({}), described({}), described({ slide: 'A kite.' }));
    expect([taken.conflicts, taken.facts.pictures?.alternatives]).toEqual([[], { slide: 'A kite.' }]);
    const { conflicts } = mergeDraft(described({ slide: 'Sky.' }), described({}), described({ slide: 'A kite.' }));
    expect(conflicts).toEqual([
      { field: 'alternatives', title: 'Alternative texts', public: 'None', draft: 'A kite.' },
    ]);
    // A base of an earlier release has no alternative texts.
    expect(mergeDraft(base, described({}), described({ slide: 'A kite.' })).conflicts).toEqual([]);
  });

  test('asks about different pictures and ratings of a draft whose base is of an earlier release', () => {
    const { pictures: _none, ...old } = base;
    const draft = someFacts({ ageRating: 7, comfort: 'intense' }, {}, { slides: ['one', 'two'], trailer: 'film' });
    const current = someFacts({ ageRating: 12 }, {}, { trailer: 'old film' });
    const { conflicts } = mergeDraft(old, current, draft);
    expect(conflicts.map(({ title, public: one, draft: two }) => [title, one, two])).toEqual([
      ['Age rating', '12', '7'],
      ['Slides of the card', '1 picture', '2 pictures'],
      ['Trailer', 'A trailer', 'A trailer'],
    ]);
  });

  const anyFacts = fc
    .record({
      title: fc.constantFrom('A', 'B', 'C'),
      engine: fc.constantFrom(undefined, 'X', 'Y'),
      save: fc.boolean(),
      price: fc.constantFrom(1, 2, 3),
      names: fc.shuffledSubarray(['one', 'two', 'three']),
      cover: fc.constantFrom('x', 'y'),
      slides: fc.shuffledSubarray(['s', 't']),
    })
    .map(({ title, engine, save, price, names, cover, slides }) =>
      someFacts(
        { title, engine, features: { multiplayer: false, save } },
        { items: ['hat', ...names].map((slug) => item(slug, price)) },
        { cover, slides },
      ),
    );

  test.prop([anyFacts, anyFacts])('a draft without a change always keeps the public game', (old, current) => {
    // Entries are never removed.
    const known = { ...old, lists: { ...old.lists, items: old.lists.items.slice(0, 1) } };
    const { facts, conflicts, changed } = mergeDraft(known, current, known);
    expect([facts, conflicts, changed.size]).toEqual([current, [], 0]);
  });

  test.prop([anyFacts, anyFacts])('a public game without a change always takes the draft', (old, draft) => {
    const known = { ...old, lists: { ...old.lists, items: old.lists.items.slice(0, 1) } };
    const { facts, conflicts } = mergeDraft(known, known, draft);
    expect([facts, conflicts]).toEqual([draft, []]);
  });

  test.prop([anyFacts, anyFacts, anyFacts])(
    'never leaves out an entry of the draft or of the public game',
    (old, current, draft) => {
      const { facts } = mergeDraft(old, current, draft);
      const slugs = new Set([...current.lists.items, ...draft.lists.items].map(({ slug }) => slug));
      expect(new Set(facts.lists.items.map(({ slug }) => slug))).toEqual(slugs);
    },
  );
});

describe('releaseFileText', () => {
  const build = { crossOriginIsolated: true, offline: false };
  const textOf = (stored: object | undefined, changed: readonly string[] | 'all'): unknown =>
    JSON.parse(
      releaseFileText(
        stored && JSON.stringify(stored),
        'kite',
        { facts: base, changed: changed === 'all' ? 'all' : new Set(changed) },
        build,
      ),
    );
  const { title, genre, category, network } = base.details;
  const required = { slug: 'kite', title, genre, category, network, features: {}, ...build };

  test('has only the changed fields, and the fields that no form changes, without pictures of the game', () => {
    const stored = { slug: 'kite', excerpt: 'Old', builds: [], media: { hero: 'a.png' }, boards: [] };
    expect(textOf(stored, [])).toEqual({ ...required, builds: [] });
    expect(textOf(undefined, ['excerpt', 'save', 'engine'])).toEqual({
      ...required,
      ...{ excerpt: 'Fly it.', engine: null, features: { save: true } },
    });
  });

  test('has a whole list after a change, without pictures', () => {
    const stored = { items: [{ slug: 'hat', picture: 'hat.png' }], achievements: [{ slug: 'ace', thumb: 'ace.png' }] };
    expect(textOf(stored, ['items/hat'])).toEqual({
      ...required,
      items: base.lists.items.map(({ picture: _picture, ...one }) => one),
    });
    expect(textOf(stored, 'all')).toMatchObject({
      boards: base.lists.boards,
      achievements: [{ slug: 'ace', title: 'Ace', desc: 'One stroke.' }],
      description: base.details.description,
    });
  });
});
