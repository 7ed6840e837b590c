// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readSearchAddress } from '../../../src/domain/search/search-address';
import { aSearchHouse } from './a-search-house';

const read = (address: string | undefined) => {
  const query = new URL(address ?? '', 'http://site.test').searchParams;
  return readSearchAddress((name) => query.get(name));
};

describe('a form for searching', () => {
  test('leads to the results of what is typed, in games and users unless others are chosen', () => {
    const { form } = aSearchHouse();
    expect(form.submit('  night ')).toBe('/search?query=night&games=true&users=true');
    form.toggle('users');
    form.toggle('articles');
    expect(form.submit('night')).toBe('/search?query=night&games=true&articles=true');
  });

  test.each(['', 'ab', '   a   ', '\u{1F3AE}\u{1F3AE}'])('tells that %j is too short, and leads nowhere', (text) => {
    const { form, toasts } = aSearchHouse();
    expect(form.submit(text)).toBeUndefined();
    expect(toasts()).toEqual([
      { kind: 'danger', title: 'Invalid Input', body: 'Please enter at least 3 character to perform a search.' },
    ]);
  });

  test('tells that ten thousand characters are too many', () => {
    const { form, toasts } = aSearchHouse();
    expect(form.submit('x'.repeat(10_000))).toBeUndefined();
    expect(toasts()[0]?.body).toBe('Please enter at most 100 characters to perform a search.');
  });

  test('tells it once, however often it is sent', () => {
    const { form, toasts } = aSearchHouse();
    for (let time = 0; time < 4; time += 1) form.submit('a');
    expect(toasts()).toHaveLength(1);
  });

  property.prop([fc.string({ unit: 'grapheme', maxLength: 120 })])(
    'always either says why it does not search, or leads to the results of that very text',
    (text) => {
      const { form, toasts } = aSearchHouse();
      const address = form.submit(text);
      expect(toasts().length).toBe(address === undefined ? 1 : 0);
      if (address !== undefined) expect(read(address).query).toBe(text.normalize('NFC').trim());
    },
  );
});
