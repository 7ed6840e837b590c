import type {
  FoundAnnouncement,
  FoundItems,
  FoundPage,
  SearchResults,
} from '../../../src/domain/search/search-results';
import type { SearchType } from '../../../src/domain/search/search-types';
import { paginate } from '../../../src/domain/shared/pagination';
import { DEFAULT_SEARCH_TYPES } from '../../../src/domain/search/search-types';
import type { SearchPageData } from '../../../src/ui/search/search-page-data';

/** A page of what was found, `total` in all; nothing more than that. */
export function foundPage<Item>(items: readonly Item[], total = items.length, page = 1): FoundPage<Item> {
  return { items, more: false, pagination: paginate(total, page) };
}

/** Results in which only the given types were searched. */
export function results(
  found: { readonly [Type in SearchType]?: FoundPage<FoundItems[Type]> | undefined } = {},
): SearchResults {
  return { games: undefined, users: undefined, articles: undefined, announcements: undefined, ...found };
}

/** What the results page shows, with what a test cares about. */
export function pageData(changes: Partial<SearchPageData> = {}): SearchPageData {
  return {
    request: { query: 'night', types: DEFAULT_SEARCH_TYPES, page: 1 },
    outcome: { kind: 'unasked' },
    popular: [],
    ...changes,
  };
}

/** A developer's announcement as the results show it. */
export function sampleAnnouncement(): FoundAnnouncement {
  return {
    slug: 'quiet-evening',
    title: 'A Quiet Evening',
    hero: undefined,
    excerpt: 'One Friday a month.',
    date: '2026-01-05T10:00:00.000Z',
    developer: { slug: 'paper-moon', name: 'Paper Moon' },
  };
}
