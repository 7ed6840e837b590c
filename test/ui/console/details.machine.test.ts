import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { gameCapabilities } from '../../../src/domain/games/game-capability';
import type { DetailsField, DetailsForm } from '../../../src/ui/console/details.machine';
import {
  changedFields,
  detailsLabels,
  fromForm,
  mergeForms,
  previewCard,
  problemsOf,
  toForm,
} from '../../../src/ui/console/details.machine';
import { aDetailsPage, someDetails } from '../../fakes/console-game-pages';

const page = aDetailsPage();
const base = toForm(page.details);
const anyForm: fc.Arbitrary<DetailsForm> = fc.record({
  title: fc.constantFrom('a', 'b', 'c'),
  excerpt: fc.constantFrom('', 'b'),
  description: fc.constantFrom('', 'b', 'c'),
  kind: fc.constantFrom('game', 'experience'),
  place: fc.constantFrom('action/arcade', 'calm/nature'),
  tags: fc.constantFrom('', 'Calm', 'Calm\nNew'),
  multiplayer: fc.boolean(),
  save: fc.boolean(),
  capabilities: fc.subarray([...gameCapabilities]),
  ageRating: fc.constantFrom('', '7', '12'),
  comfort: fc.constantFrom('', 'comfortable', 'intense'),
  engine: fc.constantFrom('', 'three.js'),
  analytics: fc.constantFrom('', 'G-ABC1234567'),
  network: fc.constantFrom('', 'https://cdn.example.com'),
});
const fields = Object.keys(detailsLabels) as DetailsField[];

describe('fromForm', () => {
  test('keeps slugs of known tags, proposes others, and drops empty lines', () => {
    const form = { ...base, tags: 'Calm\n\n Kite Flying \n', network: ' https://a.example.com\n', engine: '  ' };
    expect(fromForm(form, page)).toMatchObject({
      tags: [
        { slug: 'calm', title: 'Calm' },
        { slug: 'kite-flying', title: 'Kite Flying' },
      ],
      network: ['https://a.example.com'],
      engine: undefined,
    });
  });

  test('takes the titles of genre and category, also of a category that no longer exists', () => {
    const genre = { slug: 'calm', title: 'Calm' };
    expect(fromForm({ ...base, place: 'calm/nature' }, page)).toMatchObject({
      genre,
      category: { slug: 'nature', title: 'Nature' },
    });
    const old = someDetails({ category: { slug: 'old', title: 'Old' } });
    expect(fromForm(toForm(old), aDetailsPage({ details: old })).category).toEqual({ slug: 'old', title: 'Old' });
  });

  test('returns the details that a form was made from', () => {
    const details = someDetails({
      engine: 'three.js',
      network: ['https://a.example.com'],
      capabilities: ['vr', 'touch'],
    });
    expect(fromForm(toForm(details), { ...page, details })).toEqual(details);
  });
});

describe('mergeForms', () => {
  test('keeps both changes of different fields', () => {
    const merged = mergeForms(base, { ...base, title: 'Mine' }, { ...base, excerpt: 'Theirs' });
    expect(merged).toEqual({ form: { ...base, title: 'Mine', excerpt: 'Theirs' }, conflicts: [] });
  });

  test('keeps the typed value of a field that both have changed, and names it', () => {
    const merged = mergeForms(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
    expect([merged.form.title, merged.conflicts]).toEqual(['Mine', ['title']]);
    expect(mergeForms(base, { ...base, title: 'Same' }, { ...base, title: 'Same' }).conflicts).toEqual([]);
  });

  test.prop([anyForm, anyForm, anyForm])('always keeps what was typed, and takes the rest', (start, mine, theirs) => {
    const typed = changedFields(start, mine);
    const { form, conflicts } = mergeForms(start, mine, theirs);
    for (const field of fields) expect(form[field]).toEqual((typed.includes(field) ? mine : theirs)[field]);
    const both = typed.filter((field) => changedFields(start, theirs).includes(field));
    expect(conflicts).toEqual(both.filter((field) => changedFields(mine, theirs).includes(field)));
  });

  test.prop([anyForm, anyForm])('never has a conflict if only one member has typed', (start, form) => {
    expect(mergeForms(start, form, start)).toEqual({ form, conflicts: [] });
    expect(mergeForms(start, start, form)).toEqual({ form, conflicts: [] });
  });
});

describe('problemsOf', () => {
  test('assigns messages to fields, and counts the entries of a list from 1', () => {
    expect(
      problemsOf({
        'details.title': ['This must not be empty.'],
        'details.category': ['The portal has no such category.'],
        'details.tags.1.slug': ['This does not have the right form.'],
        'details.network': ['“https://a” is a host of this portal.'],
        revision: ['Unknown.'],
      }),
    ).toEqual({
      title: 'This must not be empty.',
      place: 'The portal has no such category.',
      tags: 'Line 2: This does not have the right form.',
      network: '“https://a” is a host of this portal.',
    });
  });
});

describe('previewCard', () => {
  test('shows the typed details with the pictures of the game', () => {
    const card = previewCard(page.card, someDetails({ title: 'New', capabilities: ['ar'] }));
    expect(card).toMatchObject({ title: 'New', capabilities: ['ar'], hero: page.card.hero });
  });
});
