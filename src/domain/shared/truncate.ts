import { charactersOf } from './plain-text';

/**
 * Default length of truncated texts (spec 1 §9).
 * @rule 1.9.10a Texts are cut at 100 characters by default.
 */
export const TRUNCATE_LIMIT = 100;

const ENDING = ' ...';

/**
 * Truncates a text to `limit` characters (code points after NFC) and ends it in ' ...'; a shorter text is returned
 * unchanged (spec 1 §9).
 * @rule 1.9.10a A cut text ends in a space and three dots.
 */
export function truncate(text: string, limit = TRUNCATE_LIMIT): string {
  const characters = charactersOf(text);
  return characters.length <= limit ? text : characters.slice(0, limit).join('').trimEnd() + ENDING;
}
