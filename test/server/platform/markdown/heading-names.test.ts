// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { headingNames, isHeadingName } from '../../../../server/platform/markdown/heading-names';

const namesOf = (...headings: readonly string[]) => headings.map(headingNames());

describe('headingNames', () => {
  test('builds an id from the words', () => {
    expect(namesOf('Make no rubbish!', 'Über uns', 'हिन्दी', '???')).toEqual([
      'section-make-no-rubbish',
      'section-über-uns',
      'section-हिन्दी',
      'section-untitled',
    ]);
  });

  test('makes ids unique, also if a heading ends with a number', () => {
    expect(namesOf('A', 'A', 'A 2', 'a', 'A')).toEqual([
      'section-a',
      'section-a-2',
      'section-a-2-2',
      'section-a-3',
      'section-a-4',
    ]);
  });

  test('limits the length of an id', () => {
    expect(namesOf('word '.repeat(100))[0]?.length).toBeLessThanOrEqual('section-'.length + 64);
  });

  property.prop([fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('a', 'a 2', '-', '__proto__')))])(
    'never returns the name of another element or property',
    (headings) => {
      const names = namesOf(...headings);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        expect(isHeadingName(name)).toBe(true);
        expect(name).toMatch(/^section-[\p{L}\p{M}\p{N}-]+$/u);
        expect(name in document()).toBe(false);
      }
    },
  );
});

/** Names that a page has itself. */
function document(): Readonly<Record<string, unknown>> {
  return { content: 1, root: 1, body: 1, location: 1, section: 1 };
}
