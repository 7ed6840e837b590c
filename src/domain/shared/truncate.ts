import { charactersOf } from './count-characters';

/**
 * Characters that a text keeps unless told otherwise (spec 1 §9).
 * @rule 1.9.10a Texts are cut at 100 characters by default.
 */
export const TRUNCATE_LIMIT = 100;

const ENDING = ' ...';

/**
 * Cuts a text to `limit` characters (code points after NFC) and ends it in ' ...'; a text that fits stays as it is (spec 1 §9).
 * @rule 1.9.10a A cut text ends in a space and three dots.
 */
export function truncate(text: string, limit = TRUNCATE_LIMIT): string {
  const characters = charactersOf(text);
  return characters.length <= limit ? text : characters.slice(0, limit).join('').trimEnd() + ENDING;
}
