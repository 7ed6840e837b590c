import { countCharacters } from '../shared/count-characters';
import { hasVisibleText } from '../shared/has-visible-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/**
 * Most characters of what a player tells of themselves, counted as code points after NFC.
 * @rule 3.9 What a player tells of themselves has up to 500 characters.
 */
export const ABOUT_MAX = 500;

export type AboutProblem = 'too-long' | 'control-character';

/** Controls but for line ends and tabs, which are spaces, and marks that turn the text around them. */
const CONTROL = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;
const TAB = /\t/g;
const LINE_END = /\r\n?|[\u2028\u2029]/g;
/** One empty line parts two paragraphs; more would only take room. */
const EMPTY_LINES = /\n\s*\n/g;

/**
 * What a player tells of themselves, as it is kept: composed, trimmed, its lines ended by one character and parted by one empty line at
 * most; empty when nothing of it can be seen.
 * @rule 3.9 What a player tells of themselves is plain text without control characters.
 */
export function parseAbout(text: string): Result<string, AboutProblem> {
  const about = text.normalize('NFC').replace(TAB, ' ').replace(LINE_END, '\n').replace(EMPTY_LINES, '\n\n').trim();
  if (CONTROL.test(about)) return err('control-character');
  if (countCharacters(about) > ABOUT_MAX) return err('too-long');
  return ok(hasVisibleText(about) ? about : '');
}
