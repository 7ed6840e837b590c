import { countCharacters, hasVisibleText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/**
 * Maximum length of an alias, in code points after NFC.
 * @rule 3.9 An alias has up to 32 characters.
 */
export const ALIAS_MAX = 32;

export type AliasProblem = 'too-long' | 'control-character';

/**
 * Control characters, line ends and marks that reverse the text around them; single right-to-left marks are allowed.
 */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Returns the alias in a text, composed and trimmed; undefined if it has no visible character.
 * @rule 3.9 Aliases are trimmed and contain no control characters.
 */
export function parseAlias(text: string): Result<string | undefined, AliasProblem> {
  const alias = text.normalize('NFC').trim();
  if (CONTROL.test(alias)) return err('control-character');
  if (countCharacters(alias) > ALIAS_MAX) return err('too-long');
  return ok(hasVisibleText(alias) ? alias : undefined);
}
