import { isEmail } from '../../../src/domain/auth/email-policy';
import type { PasswordProblem } from '../../../src/domain/auth/password-policy';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from '../../../src/domain/auth/password-policy';
import type { UsernameProblem } from '../../../src/domain/auth/username-policy';
import { passwordsMatch } from '../../../src/domain/auth/registration-step';
import { usernameProblem } from '../../../src/domain/auth/username-policy';
import { USERNAME_MAX, USERNAME_MIN } from '../../../src/domain/auth/username-shape';
import { isCommonPassword } from '../auth/common-passwords';

const PASSWORD_TEXTS: Readonly<Record<PasswordProblem, string>> = {
  'too-short': `The password must have at least ${PASSWORD_MIN} characters.`,
  'too-long': `The password must have at most ${PASSWORD_MAX} characters.`,
  'no-letter': 'The password must contain a letter.',
  'no-digit': 'The password must contain a digit.',
  'no-special': 'The password must contain a special character.',
};

/** Message for a confirmation that differs from the password (spec 1 §5). */
export const PASSWORDS_DIFFER =
  'The password confirmation does not match the entered password. Please check your inputs.';

const USERNAME_TEXTS: Readonly<Record<UsernameProblem, string>> = {
  length: `The username must have ${USERNAME_MIN} to ${USERNAME_MAX} characters.`,
  characters: 'The username may only contain letters, digits, _ and -.',
  reserved: 'This username cannot be used.',
};

/** Returns the messages for a malformed email address. */
export function emailMessages(email: string): readonly string[] {
  return isEmail(email) ? [] : ['Please enter a valid email address.'];
}

/** Returns the messages for an invalid username. */
export function usernameMessages(username: string): readonly string[] {
  const problem = usernameProblem(username);
  return problem ? [USERNAME_TEXTS[problem]] : [];
}

/** Returns the messages for a new password: first the password rules, then the list of common passwords. */
export function passwordMessages(password: string): readonly string[] {
  const messages = passwordProblems(password).map((problem) => PASSWORD_TEXTS[problem]);
  if (messages.length > 0 || !isCommonPassword(password)) return messages;
  return ['This password is too common. Please choose another one.'];
}

interface Registration {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** Returns the messages of each invalid field of a registration; empty if all fields are valid. */
export function registrationProblems(body: Registration): Readonly<Record<string, readonly string[]>> {
  const checks: readonly (readonly [string, readonly string[]])[] = [
    ['email', emailMessages(body.email)],
    ['username', usernameMessages(body.username)],
    ['password', passwordMessages(body.password)],
    ['password_confirmation', passwordsMatch(body) ? [] : [PASSWORDS_DIFFER]],
  ];
  return Object.fromEntries(checks.filter(([, messages]) => messages.length > 0));
}
