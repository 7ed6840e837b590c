import { countCharacters } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/**
 * The shortest search, in code points after NFC.
 * @rule 1.9.1a A search needs at least 3 characters.
 */
export const SEARCH_QUERY_MIN = 3;

/** The longest search, in code points after NFC. */
export const SEARCH_QUERY_MAX = 100;

/**
 * How much a search field takes, in UTF-16 code units: more than any search, so that what is too long is told and not cut;
 * little enough that a form without script makes an address of less than eight KiB, which servers and what stands before them read.
 */
export const SEARCH_TEXT_MAX = 800;

declare const searchQuery: unique symbol;

/** What may be searched for: trimmed, composed (NFC), neither too short nor too long. */
export type SearchQuery = string & { readonly [searchQuery]: true };

/** Why a search is not sent: how many characters there are, and how many are needed. */
export interface QueryTooShort {
  readonly kind: 'query-too-short';
  readonly length: number;
  readonly minimum: number;
}

/** Why a search is not sent: how many characters there are, and how many may be. */
export interface QueryTooLong {
  readonly kind: 'query-too-long';
  readonly length: number;
  readonly maximum: number;
}

export type QueryProblem = QueryTooShort | QueryTooLong;

/**
 * Reads what was typed into the search bar: without the spaces around it, composed (NFC) (spec 1 §5).
 * @rule 1.5.1 A search with fewer than three characters is refused.
 * @rule 1.8.9 A search that is too short is told as such.
 */
export function toSearchQuery(text: string): Result<SearchQuery, QueryProblem> {
  const query = text.normalize('NFC').trim();
  const length = countCharacters(query);
  if (length < SEARCH_QUERY_MIN) return err({ kind: 'query-too-short', length, minimum: SEARCH_QUERY_MIN });
  if (length > SEARCH_QUERY_MAX) return err({ kind: 'query-too-long', length, maximum: SEARCH_QUERY_MAX });
  return ok(query as SearchQuery);
}

/** Where a search looks: for beginnings of words in all texts, or for whole words in names alone. */
type SearchBreadth = 'texts' | 'names';

const ACCENTS = /[\u0300-\u036f]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** A single sign of these scripts is a word or a syllable. */
const WORD_SIGN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/**
 * Where a query is looked for (spec 1 §5).
 * @rule 1.9.1a The three characters are what a person typed; of single letters and digits with nothing but signs between them none begins a word, since that would find nearly everything.
 */
export function searchBreadth(query: string): SearchBreadth {
  const words = query.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').split(BETWEEN_WORDS);
  return words.some(says) ? 'texts' : 'names';
}

function says(word: string): boolean {
  return countCharacters(word) > 1 || WORD_SIGN.test(word);
}
