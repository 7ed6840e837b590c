import { countCharacters, hasVisibleText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/**
 * Most characters of an alias, counted as code points after NFC.
 * @rule 3.9 An alias has up to 32 characters.
 */
export const ALIAS_MAX = 32;

export type AliasProblem = 'too-long' | 'control-character';

/** Controls, line ends, and marks that turn the text around them; single right-to-left marks may stand. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/**
 * The alias that a text means: composed and trimmed; undefined when nothing that can be seen is left, which is no alias.
 * @rule 3.9 Aliases are trimmed and hold no control character.
 */
export function parseAlias(text: string): Result<string | undefined, AliasProblem> {
  const alias = text.normalize('NFC').trim();
  if (CONTROL.test(alias)) return err('control-character');
  if (countCharacters(alias) > ALIAS_MAX) return err('too-long');
  return ok(hasVisibleText(alias) ? alias : undefined);
}
