import { passwordMessages, PASSWORDS_DIFFER } from '../account/registration.policy';

type Fields = Readonly<Record<string, readonly string[]>>;

/** The messages for a new password and its confirmation, under the names that the call has for them; empty when both are in order. */
export function newPasswordProblems(
  [password, confirmation]: readonly [password: string, confirmation: string],
  [passwordField, confirmationField]: readonly [string, string],
): Fields {
  const messages = passwordMessages(password);
  return {
    ...(messages.length > 0 ? { [passwordField]: messages } : {}),
    ...(password === confirmation ? {} : { [confirmationField]: [PASSWORDS_DIFFER] }),
  };
}
