import { countCharacters } from '../shared/count-characters';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/**
 * The shortest search, in code points after NFC.
 * @rule 1.9.1a A search needs at least 3 characters.
 */
export const SEARCH_QUERY_MIN = 3;

declare const searchQuery: unique symbol;

/** What may be searched for: trimmed, composed (NFC), long enough. */
export type SearchQuery = string & { readonly [searchQuery]: true };

/** Why a search is not sent: how many characters there are, and how many are needed. */
export interface QueryTooShort {
  readonly kind: 'query-too-short';
  readonly length: number;
  readonly minimum: number;
}

/**
 * Reads what was typed into the search bar: without the spaces around it, composed (NFC) (spec 1 §5).
 * @rule 1.5.1 A search with fewer than three characters is refused.
 * @rule 1.8.9 A search that is too short is told as such.
 */
export function toSearchQuery(text: string): Result<SearchQuery, QueryTooShort> {
  const query = text.normalize('NFC').trim();
  const length = countCharacters(query);
  return length < SEARCH_QUERY_MIN
    ? err({ kind: 'query-too-short', length, minimum: SEARCH_QUERY_MIN })
    : ok(query as SearchQuery);
}
