import { countCharacters } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/**
 * Minimum length of a search, in code points after NFC.
 * @rule 1.9.1a A search needs at least 3 characters.
 */
export const SEARCH_QUERY_MIN = 3;

/** Maximum length of a search, in code points after NFC. */
export const SEARCH_QUERY_MAX = 100;

/**
 * Maximum input of a search field, in UTF-16 code units. Longer than any search, so that an excess is reported and not
 * cut off. Short enough that a form without script creates an address below eight KiB, which servers and proxies
 * accept.
 */
export const SEARCH_TEXT_MAX = 800;

declare const searchQuery: unique symbol;

/** A valid search text: trimmed, composed (NFC), neither too short nor too long. */
export type SearchQuery = string & { readonly [searchQuery]: true };

/** Problem of a short search: the number of characters, and the minimum. */
export interface QueryTooShort {
  readonly kind: 'query-too-short';
  readonly length: number;
  readonly minimum: number;
}

/** Problem of a long search: the number of characters, and the maximum. */
export interface QueryTooLong {
  readonly kind: 'query-too-long';
  readonly length: number;
  readonly maximum: number;
}

export type QueryProblem = QueryTooShort | QueryTooLong;

/**
 * Parses the input of the search bar: trims and composes (NFC) it (spec 1 §5).
 * @rule 1.5.1 A search with fewer than three characters is refused.
 * @rule 1.8.9 A search that is too short shows an error.
 */
export function toSearchQuery(text: string): Result<SearchQuery, QueryProblem> {
  const query = text.normalize('NFC').trim();
  const length = countCharacters(query);
  if (length < SEARCH_QUERY_MIN) return err({ kind: 'query-too-short', length, minimum: SEARCH_QUERY_MIN });
  if (length > SEARCH_QUERY_MAX) return err({ kind: 'query-too-long', length, maximum: SEARCH_QUERY_MAX });
  return ok(query as SearchQuery);
}

/** Scope of a search: beginnings of words in all texts, or whole words in names only. */
type SearchBreadth = 'texts' | 'names';

const ACCENTS = /[\u0300-\u036f]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Scripts in which a single character is a word or a syllable. */
const WORD_SIGN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/**
 * Returns the scope of a query (spec 1 §5).
 * @rule 1.9.1a The minimum counts typed characters. Single letters and digits between signs match only whole words in
 * names, since as beginnings they would match nearly everything.
 */
export function searchBreadth(query: string): SearchBreadth {
  const words = query.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').split(BETWEEN_WORDS);
  return words.some(isMeaningful) ? 'texts' : 'names';
}

function isMeaningful(word: string): boolean {
  return countCharacters(word) > 1 || WORD_SIGN.test(word);
}
