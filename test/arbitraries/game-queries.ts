import { fc } from '@fast-check/vitest';
import { gameCapabilities } from '../../src/domain/games/game-capability';
import type { GameFilters } from '../../src/domain/games/game-filters';
import { minRatings } from '../../src/domain/games/game-filters';
import type { GenreWithCategories } from '../../src/domain/games/game-list';
import type { GameQuery } from '../../src/domain/games/game-query';
import { gameSorts } from '../../src/domain/games/game-query';
import { fewSlugs, slugs } from './slugs';
import { titled } from './titled';

const anySlug = fc.option(fc.oneof(fewSlugs, slugs), { nil: undefined });

const filters = {
  genre: anySlug,
  category: anySlug,
  recentlyUpdated: fc.boolean(),
  includeExperience: fc.boolean(),
  capability: fc.option(fc.constantFrom(...gameCapabilities), { nil: undefined }),
  minRating: fc.option(fc.constantFrom(...minRatings), { nil: undefined }),
};

/** Filters of a list of games. */
export const gameFilters: fc.Arbitrary<GameFilters> = fc.record(filters);

/** Queries of the game index. */
export const gameQueries: fc.Arbitrary<GameQuery> = fc.record({
  ...filters,
  sort: fc.constantFrom(...gameSorts),
  page: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 1_000_000 })),
});

/** Genres with their categories, each genre once. */
export const genreTrees: fc.Arbitrary<readonly GenreWithCategories[]> = fc.uniqueArray(
  fc.record({ slug: fewSlugs, title: fc.string(), categories: fc.array(titled, { maxLength: 3 }) }),
  { selector: ({ slug }) => slug },
);
