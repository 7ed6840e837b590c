import { countCharacters } from '../shared/count-characters';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** What a password lacks, in the order in which the register wizard lists it. */
export type PasswordProblem = 'too-short' | 'too-long' | 'no-letter' | 'no-digit' | 'no-special';

/** Lists what a new password lacks: 8 to 128 characters with a letter, a digit and a special character (spec 1 §5, decisions §5). */
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
