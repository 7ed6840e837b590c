import { countCharacters } from '../shared/plain-text';

/**
 * Minimum length of a password, in code points after NFC.
 * @rule 1.9.1b A password has at least eight characters.
 */
export const PASSWORD_MIN = 8;

/**
 * Maximum length of a password, in code points after NFC.
 * @rule 3.5 A password has at most 128 characters.
 */
export const PASSWORD_MAX = 128;

/** Problems of a password, in the order of the register wizard's list. */
export type PasswordProblem = 'too-short' | 'too-long' | 'no-letter' | 'no-digit' | 'no-special';

/**
 * Returns the problems of a new password: 8 to 128 characters with a letter, a digit and a special character (spec 1
 * §5, decisions §5).
 * @rule 1.5.2a A password has at least eight characters, with a letter, a digit and a special character.
 * @rule 1.5.2b The server enforces the same rule.
 */
export function passwordProblems(password: string): readonly PasswordProblem[] {
  const length = countCharacters(password);
  const problems: PasswordProblem[] = [];
  if (length < PASSWORD_MIN) problems.push('too-short');
  if (length > PASSWORD_MAX) problems.push('too-long');
  if (!/\p{L}/u.test(password)) problems.push('no-letter');
  if (!/\p{Nd}/u.test(password)) problems.push('no-digit');
  // A letter's accent can be a character of its own (\p{M}).
  if (!/[^\p{L}\p{M}\p{Nd}\s]/u.test(password)) problems.push('no-special');
  return problems;
}
