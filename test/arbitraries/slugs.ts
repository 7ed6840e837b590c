import { fc } from '@fast-check/vitest';

/** Slugs of any valid length. */
export const slugs: fc.Arbitrary<string> = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,9}$/), { minLength: 1, maxLength: 6 })
  .map((words) => words.join('-'));

/** A small set of slugs, so that some repeat. */
export const fewSlugs: fc.Arbitrary<string> = fc.constantFrom('action', 'music', 'puzzle', 'a', 'b-2');
