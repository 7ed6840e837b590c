import type { RegisterStep } from './registration-step';

/** Body of the registration request, with the wire's field names. */
export type RegistrationPayload = Readonly<Record<RegisterStep, string>>;

/**
 * Creates the body of the registration request; username and email are trimmed.
 * @rule 1.3.5 A registration carries email, username, password and its confirmation.
 */
export function registrationPayload(values: RegistrationPayload): RegistrationPayload {
  const { email, username, password, password_confirmation } = values;
  return { email: email.trim(), username: username.trim(), password, password_confirmation };
}
