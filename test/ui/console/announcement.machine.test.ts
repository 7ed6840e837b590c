import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { changedFields, fromForm, mergeForms, problemsOf, toForm } from '../../../src/ui/console/announcement.machine';

const forms = fc.record({
  title: fc.constantFrom('A', 'B', 'C'),
  body: fc.constantFrom('A', 'B', 'C'),
  game: fc.constantFrom('', 'kite', 'comet'),
});
const base = { title: 'A', body: 'A', game: '' };

describe('mergeForms of an announcement', () => {
  test('keeps the changes of each member, and returns the fields that both have changed', () => {
    const mine = { ...base, title: 'Mine', game: 'kite' };
    const theirs = { ...base, title: 'Theirs', body: 'Theirs' };
    expect(mergeForms(base, mine, theirs)).toEqual({
      form: { title: 'Mine', body: 'Theirs', game: 'kite' },
      conflicts: ['title'],
    });
    expect(mergeForms(base, mine, mine).conflicts).toEqual([]);
  });

  property.prop([forms, forms, forms])('never loses a typed field', (start, mine, theirs) => {
    const { form, conflicts } = mergeForms(start, mine, theirs);
    for (const field of changedFields(start, mine)) expect(form[field]).toBe(mine[field]);
    for (const field of changedFields(form, theirs)) expect(changedFields(start, mine)).toContain(field);
    const both = changedFields(start, mine).filter((field) => changedFields(start, theirs).includes(field));
    expect(conflicts).toEqual(both.filter((field) => mine[field] !== theirs[field]));
  });
});

describe('fromForm of an announcement', () => {
  test('is stored without a game if none is chosen, and with a trimmed title', () => {
    expect(fromForm({ title: ' A ', body: ' B ', game: '' })).toEqual({ title: 'A', body: ' B ', game: undefined });
  });

  property.prop([forms])('always reverses toForm', (form) => {
    expect(toForm(fromForm(form))).toEqual(form);
  });
});

describe('problemsOf an announcement', () => {
  test('finds the messages of new and of changed announcements', () => {
    expect(problemsOf({ title: ['Too long.'], 'text.body': ['Too long too.'], other: ['No.'] })).toEqual({
      title: 'Too long.',
      body: 'Too long too.',
    });
  });

  property.prop([fc.dictionary(fc.string(), fc.array(fc.string()))])('never names another field', (refused) => {
    expect(['title', 'body', 'game']).toEqual(expect.arrayContaining(Object.keys(problemsOf(refused))));
  });
});
