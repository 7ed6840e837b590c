// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readSearchAddress } from '../../../src/domain/search/search-address';
import { plainText } from '../../../src/domain/shared/plain-text';
import { searchFixture } from './search-fixture';

const read = (address: string | undefined) => {
  const query = new URL(address ?? '', 'http://site.test').searchParams;
  return readSearchAddress((name) => query.get(name));
};

describe('SearchFormViewModel', () => {
  test('returns the address of the results, for games and users by default', () => {
    const { form } = searchFixture();
    expect(form.submit('  night ')).toBe('/search?query=night&games=true&users=true');
    form.toggle('users');
    form.toggle('articles');
    expect(form.submit('night')).toBe('/search?query=night&games=true&articles=true');
  });

  test.each(['', 'ab', '   a   ', '\u{1F3AE}\u{1F3AE}'])(
    'shows a toast and returns no address for the short query %j',
    (text) => {
      const { form, toasts } = searchFixture();
      expect(form.submit(text)).toBeUndefined();
      expect(toasts()).toEqual([
        { kind: 'danger', title: 'Invalid Input', body: 'Please enter at least 3 character to perform a search.' },
      ]);
    },
  );

  test('shows a toast for a query of ten thousand characters', () => {
    const { form, toasts } = searchFixture();
    expect(form.submit('x'.repeat(10_000))).toBeUndefined();
    expect(toasts()[0]?.body).toBe('Please enter at most 100 characters to perform a search.');
  });

  test('shows one toast for repeated submits', () => {
    const { form, toasts } = searchFixture();
    for (let time = 0; time < 4; time += 1) form.submit('a');
    expect(toasts()).toHaveLength(1);
  });

  property.prop([fc.string({ unit: 'grapheme', maxLength: 120 })], { examples: [['one\u2028two']] })(
    'always either shows a toast or returns the address of that query as plain text',
    (text) => {
      const { form, toasts } = searchFixture();
      const address = form.submit(text);
      expect(toasts().length).toBe(address === undefined ? 1 : 0);
      if (address !== undefined) expect(read(address).query).toBe(plainText(text));
    },
  );
});
