import { passwordMessages, PASSWORDS_DIFFER } from '../account/registration.policy';

type Fields = Readonly<Record<string, readonly string[]>>;

const SAME = 'This is your current password. Please choose another one.';

const normalized = (text: string): string => text.normalize('NFC');

/**
 * Returns the messages for a new password and its confirmation by field name; empty if both are valid.
 * The new password must differ from the present one, if that is given.
 */
export function newPasswordProblems(
  [password, confirmation]: readonly [password: string, confirmation: string],
  [passwordField, confirmationField]: readonly [string, string],
  present?: string,
): Fields {
  const same = present !== undefined && normalized(present) === normalized(password);
  const messages = same ? [SAME] : passwordMessages(password);
  return {
    ...(messages.length > 0 ? { [passwordField]: messages } : {}),
    ...(password === confirmation ? {} : { [confirmationField]: [PASSWORDS_DIFFER] }),
  };
}
