import { fc } from '@fast-check/vitest';
import type { SearchTypes } from '../../src/domain/search/search-types';

/** All combinations of search types, including none. */
export const searchTypes: fc.Arbitrary<SearchTypes> = fc.record({
  games: fc.boolean(),
  users: fc.boolean(),
  articles: fc.boolean(),
  announcements: fc.boolean(),
});
