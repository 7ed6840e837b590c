import { countCharacters } from '../shared/count-characters';

/** Where a search looks: for beginnings of words in all texts, or for whole words in names alone. */
export type SearchBreadth = 'texts' | 'names';

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
