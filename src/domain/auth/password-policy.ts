import { countCharacters } from '../shared/plain-text';

/**
 * Fewest characters of a password, counted as code points after NFC.
 * @rule 1.9.1b A password has at least eight characters.
 */
export const PASSWORD_MIN = 8;

/**
 * Most characters of a password, counted as code points after NFC.
 * @rule 3.5 A password has at most 128 characters.
 */
export const PASSWORD_MAX = 128;

/** What a password lacks, in the order in which the register wizard lists it. */
export type PasswordProblem = 'too-short' | 'too-long' | 'no-letter' | 'no-digit' | 'no-special';

/**
 * Lists what a new password lacks: 8 to 128 characters with a letter, a digit and a special character (spec 1 §5, decisions §5).
 * @rule 1.5.2a A password has at least eight characters, with a letter, a digit and a special character.
 * @rule 1.5.2b The server enforces this very rule.
 */
export function passwordProblems(password: string): readonly PasswordProblem[] {
  const length = countCharacters(password);
  const problems: PasswordProblem[] = [];
  if (length < PASSWORD_MIN) problems.push('too-short');
  if (length > PASSWORD_MAX) problems.push('too-long');
  if (!/\p{L}/u.test(password)) problems.push('no-letter');
  if (!/\p{Nd}/u.test(password)) problems.push('no-digit');
  // A letter's accent may be a character of its own (\p{M}).
  if (!/[^\p{L}\p{M}\p{Nd}\s]/u.test(password)) problems.push('no-special');
  return problems;
}
