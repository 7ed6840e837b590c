import { parsePageNumber } from '../shared/pagination';
import { plainText } from '../shared/plain-text';
import type { SearchType, SearchTypes } from './search-types';
import { DEFAULT_SEARCH_TYPES, SEARCH_TYPES, searchedTypes } from './search-types';

/** Content of a results page's address; the query is unchecked and may be too short. */
export interface SearchRequest {
  readonly query: string;
  readonly types: SearchTypes;
  /** Counts from 1. */
  readonly page: number;
}

/**
 * Returns the address of the results page (spec 1 §2): `query`, each selected type as `=true`, and the page unless it
 * is the first.
 * @rule 1.2.5 The results are at /search, with the query and the types in the address.
 */
export function searchAddress({ query, types, page }: SearchRequest): string {
  const parts = [
    `query=${encodeURIComponent(wellFormed(query))}`,
    ...searchedTypes(types).map((type) => `${type}=true`),
    ...(page > 1 ? [`page=${String(page)}`] : []),
  ];
  return `/search?${parts.join('&')}`;
}

/**
 * Parses that address. Unknown parameters are ignored, missing types become the defaults, and an invalid page the
 * first. The query has no control characters, which a document cannot contain.
 */
export function readSearchAddress(parameter: (name: string) => string | null | undefined): SearchRequest {
  const chosen = SEARCH_TYPES.filter((type) => parameter(type) === 'true');
  return {
    query: plainText(parameter('query') ?? ''),
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

/** Replaces lone surrogates, which an address cannot contain. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
