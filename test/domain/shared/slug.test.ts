import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isSlug, parseSlug, SLUG, SLUG_MAX, SLUG_PATTERN } from '../../../src/domain/shared/slug';
import { slugs } from '../../arbitraries/slugs';

describe('isSlug and parseSlug', () => {
  test.each(['a', '7', 'pulse-saber', 'a-1-b', 'a'.repeat(64)])('accept the slug %s', (text) => {
    expect(isSlug(text)).toBe(true);
    expect(parseSlug(text)).toBe(text);
  });

  test.each(['', '-', 'a-', '-a', 'a--b', 'A', 'a b', 'ä', 'a/b', 'a.b', 'a\n', ' a', 'a'.repeat(65)])(
    'reject the text %j',
    (text) => {
      expect(isSlug(text)).toBe(false);
      expect(parseSlug(text)).toBeUndefined();
    },
  );

  test('return undefined for a missing text', () => {
    expect(parseSlug(null)).toBeUndefined();
  });

  test('accept at most 64 characters, and offer a pattern for other patterns', () => {
    expect(SLUG_MAX).toBe(64);
    expect(new RegExp(`^x/${SLUG_PATTERN}/y$`).test('x/a-b/y')).toBe(true);
    expect(SLUG.test('x/a-b/y')).toBe(false);
  });

  property.prop([fc.array(fc.stringMatching(/^[a-z0-9]{1,9}$/), { minLength: 1, maxLength: 6 })])(
    'always accept lower-case words and digits joined by hyphens',
    (words) => {
      expect(isSlug(words.join('-'))).toBe(true);
    },
  );

  property.prop([fc.oneof(slugs, fc.string({ maxLength: 70 }))])('never change in an address', (text) => {
    const slug = parseSlug(text);
    if (slug !== undefined) expect(encodeURIComponent(slug)).toBe(text);
  });
});
