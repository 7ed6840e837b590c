import { passwordMessages, PASSWORDS_DIFFER } from '../account/registration.policy';

type Fields = Readonly<Record<string, readonly string[]>>;

const SAME = 'This is your present password. Please choose another one.';

const asTyped = (text: string): string => text.normalize('NFC');

/** The messages for a new password and its confirmation, under the names that the call has for them; empty when both are in order. A present password that was typed as well must be another. */
export function newPasswordProblems(
  [password, confirmation]: readonly [password: string, confirmation: string],
  [passwordField, confirmationField]: readonly [string, string],
  present?: string,
): Fields {
  const same = present !== undefined && asTyped(present) === asTyped(password);
  const messages = same ? [SAME] : passwordMessages(password);
  return {
    ...(messages.length > 0 ? { [passwordField]: messages } : {}),
    ...(password === confirmation ? {} : { [confirmationField]: [PASSWORDS_DIFFER] }),
  };
}
