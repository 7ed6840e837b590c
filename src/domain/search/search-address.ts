import { parsePageNumber } from '../shared/pagination';
import type { SearchType, SearchTypes } from './search-types';
import { DEFAULT_SEARCH_TYPES, SEARCH_TYPES, searchedTypes } from './search-types';

/** What the address of the results page says; the query as it stands there, which may be too short. */
export interface SearchRequest {
  readonly query: string;
  readonly types: SearchTypes;
  /** From 1. */
  readonly page: number;
}

/**
 * The address of the results page (spec 1 §2): `query`, each searched type as `=true`, and the page from the second on.
 * @rule 1.2.5 The results stand at /search with the query and the types in the address.
 */
export function searchAddress({ query, types, page }: SearchRequest): string {
  const parts = [
    `query=${encodeURIComponent(wellFormed(query))}`,
    ...searchedTypes(types).map((type) => `${type}=true`),
    ...(page > 1 ? [`page=${String(page)}`] : []),
  ];
  return `/search?${parts.join('&')}`;
}

/** Reads that address by its parameters: unknown ones count for nothing, without any type the defaults hold, and a page that is no positive integer is the first. */
export function readSearchAddress(parameter: (name: string) => string | null | undefined): SearchRequest {
  const chosen = SEARCH_TYPES.filter((type) => parameter(type) === 'true');
  return {
    query: parameter('query') ?? '',
    types: chosen.length === 0 ? DEFAULT_SEARCH_TYPES : only(chosen),
    page: parsePageNumber(parameter('page') ?? null),
  };
}

function only(chosen: readonly SearchType[]): SearchTypes {
  const has = (type: SearchType) => chosen.includes(type);
  return {
    games: has('games'),
    users: has('users'),
    articles: has('articles'),
    announcements: has('announcements'),
  };
}

/** Half a surrogate pair cannot be written into an address. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
