import { fc } from '@fast-check/vitest';

/** Words of an address, of any length that is allowed. */
export const slugs: fc.Arbitrary<string> = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,9}$/), { minLength: 1, maxLength: 6 })
  .map((words) => words.join('-'));

/** Few slugs, so that some meet again. */
export const fewSlugs: fc.Arbitrary<string> = fc.constantFrom('action', 'music', 'puzzle', 'a', 'b-2');
