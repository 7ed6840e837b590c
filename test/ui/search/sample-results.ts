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

/** Page of results with an exact total. */
export function foundPage<Item>(items: readonly Item[], total = items.length, page = 1): FoundPage<Item> {
  return { items, more: false, pagination: paginate(total, page) };
}

/** Results of the given types only. */
export function results(
  found: { readonly [Type in SearchType]?: FoundPage<FoundItems[Type]> | undefined } = {},
): SearchResults {
  return { games: undefined, users: undefined, articles: undefined, announcements: undefined, ...found };
}

/** Loader data of the results page. */
export function pageData(changes: Partial<SearchPageData> = {}): SearchPageData {
  return {
    request: { query: 'night', types: DEFAULT_SEARCH_TYPES, page: 1 },
    outcome: { kind: 'unasked' },
    popular: [],
    ...changes,
  };
}

/** Announcement in search results. */
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
